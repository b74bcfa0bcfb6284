/** Pages left open over an upgrade of the server come anew by themselves, where nothing is lost. */

const RENEWED = "stavitel.renewed";

/** The build this page came with; "" while it is being worked on. */
export function ownBuild(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=build]")?.content ?? "";
}

/** Whether a server of this build has a page other than this one. */
export function isOutdated(build: string): boolean {
  return ownBuild() !== "" && build !== "" && build !== ownBuild();
}

/** Nothing is half said on the page: no window is open and nothing is typed. */
export function pageRests(): boolean {
  if (document.querySelector("dialog[open]")) return false;
  const fields = document.querySelectorAll<HTMLInputElement>("input[type=text], textarea");
  return [...fields].every((field) => field.readOnly || field.value === field.defaultValue);
}

/** Load the page anew, once for each build: a cache in between must not make it do so for ever. */
export function renew(build: string, reload: () => void = () => location.reload()): void {
  try {
    if (sessionStorage.getItem(RENEWED) === build) return;
    sessionStorage.setItem(RENEWED, build);
  } catch {
    return; // without storage nobody would notice a circle
  }
  reload();
}
