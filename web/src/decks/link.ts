/** A deck in a link, behind the `#`: no server ever sees it. */
import { sheetIn, type Sheet } from "./sheet";

const FORMAT = "deflate-raw";

/** The deck as letters that any address may hold. */
export async function packed(sheet: Sheet): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(sheet));
  const small = await through(bytes, new CompressionStream(FORMAT));
  const text = btoa(String.fromCharCode(...small));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The deck in such letters; null if there is none. */
export async function unpacked(text: string): Promise<Sheet | null> {
  try {
    const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    const large = await through(bytes, new DecompressionStream(FORMAT));
    return sheetIn(JSON.parse(new TextDecoder().decode(large)));
  } catch {
    return null;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const out = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(out).arrayBuffer());
}
