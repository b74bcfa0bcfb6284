/** Keys: numbers of more than one digit, and when keys belong to a field instead. */

const NEXT_DIGIT = 700;

/** Does typing go into this element? Then letters are letters. */
export function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches("select, textarea, input:not([type=radio], [type=checkbox])"))
  );
}

/**
 * Collects digits to the number of an option: at once where no further digit could follow, else
 * after a moment or with Enter.
 */
export class Digits {
  #typed = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly count: () => number,
    private readonly onnumber: (number: number) => void,
    private readonly ontyped: (typed: string) => void = () => {},
  ) {}

  get waiting(): boolean {
    return this.#typed !== "";
  }

  press(digit: string): void {
    clearTimeout(this.#timer);
    this.#typed += digit;
    if (Number(this.#typed) * 10 > this.count()) this.choose();
    else {
      this.#timer = setTimeout(() => this.choose(), NEXT_DIGIT);
      this.ontyped(this.#typed);
    }
  }

  choose(): void {
    const number = Number(this.#typed);
    this.forget();
    if (number >= 1 && number <= this.count()) this.onnumber(number);
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#typed = "";
    this.ontyped("");
  }
}
