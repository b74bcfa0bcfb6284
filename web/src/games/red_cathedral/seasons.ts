/** Small signs of the seasons: a snowflake, a blossom, a sun, a leaf. On a grid of 24 round the origin. */

const SIGNS: Readonly<Record<string, string>> = {
  winter:
    "M0-10V10M-8.700-5L8.700 5M-8.700 5L8.700-5M-3-9l3 3 3-3M-3 9l3-3 3 3M-9.300-2l4-.8L-6.700-7M9.300 2l-4 .8L6.700 7M-9.300 2l4 .8L-6.700 7M9.300-2l-4-.8L6.700-7",
  spring:
    "M0-2.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5zM0-2.500c-4-3-3-8 0-8s4 5 0 8zM2.400-.8c1.600-4.700 6.700-5 7.600-2s-3.200 5.800-7.600 2zM1.500 2c5 .1 6.800 4.800 4.700 6.500s-6.300-1.800-4.700-6.500zM-1.500 2c1.600 4.700-2.600 8.200-4.700 6.500S-6.500 2.100-1.500 2zM-2.400-.8c-4.400 3.800-8.500 1-7.600-2s6-2.700 7.600 2z",
  summer:
    "M0-5a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM0-8v-3M0 8v3M-8 0h-3M8 0h3M-5.700-5.700l-2-2M5.700 5.700l2 2M5.700-5.700l2-2M-5.700 5.700l-2 2",
  autumn: "M-8 9C-10-3-2-10 9-9C10 2 3 10-8 9zM-10 11L5-5M-3 3v-7M-1 1h7",
};

export function seasonSign(season: string): string {
  return SIGNS[season] ?? "";
}
