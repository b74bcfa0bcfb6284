/** Where a numbered rule is told: on the rules page of the game that lies on the table. */

export const onTable = $state({ game: "" });

export function ruleAddress(rule: string): string {
  return `/rules/${onTable.game}#${rule}`;
}
