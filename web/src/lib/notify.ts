/** "Your turn" from the browser, for whoever looks elsewhere and has allowed it. */

let notice: Notification | null = null;

export function canNotify(): boolean {
  return "Notification" in window;
}

/** Ask for leave to notify; says whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** At most one notice at a time, and none to somebody who is looking at the table. */
export function notify(title: string, body: string, tag: string): void {
  if (!canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  notice = new Notification(title, { body, tag, icon: "/favicon.svg" });
  notice.onclick = () => {
    window.focus();
    withdraw();
  };
}

export function withdraw(): void {
  notice?.close();
  notice = null;
}
