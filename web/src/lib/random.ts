/** A random word of 128 bits. Unlike crypto.randomUUID it also works without https. */
export function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
