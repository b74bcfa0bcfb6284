/** The secret of a seat between the link and the cookie: kept through a reload, in this tab only. */

const key = (table: string) => `stavitel.secret.${table}`;

export function heldSecret(table: string): string {
  try {
    return sessionStorage.getItem(key(table)) ?? "";
  } catch {
    return "";
  }
}

/** Keep it until the seat is taken; "" forgets it. */
export function holdSecret(table: string, secret: string): void {
  try {
    if (secret) sessionStorage.setItem(key(table), secret);
    else sessionStorage.removeItem(key(table));
  } catch {
    // then the link has to be opened once more after a reload
  }
}
