/** How many places the piece in hand may go to, for whoever says what to do next; 0 while the hand is empty. */
class InHand {
  targets = $state(0);
}

export const inHand = new InHand();
