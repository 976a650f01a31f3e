import type { Result } from 'lighthouse';

/** Lighthouse's own slowdown of the processor. */
const SLOWDOWN = 4;
/** Speed of the machine for which it is meant: the middle of "high-end desktop", 1,500 to 2,000 (docs/throttling.md of Lighthouse). */
const EXPECTED_SPEED = 1750;

/** Speed of the machine that Lighthouse measured before a run (`benchmarkIndex`). */
export const speedOf = ({ environment }: Pick<Result, 'environment'>): number => environment.benchmarkIndex;

/**
 * The slowdown with which a machine of a speed simulates the same phone. A slower machine, such as one that other programs use, needs a smaller one; a faster machine
 * keeps Lighthouse's own, and so does one whose speed is not known yet (NaN).
 */
export function slowdownOf(speed: number): number {
	return speed < EXPECTED_SPEED ? (SLOWDOWN * speed) / EXPECTED_SPEED : SLOWDOWN;
}
