export {
	/** How many entries take part in the draw. */
	countValid,
	/** Entries that were drawn, in the order of the draw. */
	readDrawn,
	/** Entries of a sweepstake, some at a time. */
	readEntries,
	/** A sweepstake with the number of its entries. */
	readSweepstake,
	/** All sweepstakes with the number of their entries. */
	readSweepstakes,
	/** A sweepstake as it is stored, with the number of its entries. */
	type SweepstakeRow,
} from './read-sweepstakes.ts';
