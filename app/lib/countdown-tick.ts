/** Milliseconds between two countdown ticks (spec §9). */
export const COUNTDOWN_TICK_MS = 1000;
