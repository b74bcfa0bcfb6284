/** Whether somebody has played in this browser before; whoever has not is led to a gentle start. */

const KEY = "stavitel.played";

class Newcomer {
  /** Nothing was ever played here, as far as this browser remembers. */
  here = $state(!remembered());

  /** Somebody has sat down at a table, or is found to sit at one. */
  played(): void {
    this.here = false;
    try {
      localStorage.setItem(KEY, "yes");
    } catch {
      // without storage everybody is new with each visit
    }
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export const newcomer = new Newcomer();
