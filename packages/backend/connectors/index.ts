export {
	/** Lets a connector do something again or leave it, or takes a connector off the list. */
	decideProblem,
	forgetConnector,
} from './decide-problem.ts';
/** Whether a connector belongs to another key. */
export { isOfAnother } from './is-of-another.ts';
export {
	/** Stores what a connector remembers, and reads it for one whose own file is lost. */
	keepState,
	readState,
} from './keep-state.ts';
/** Connectors with what they gave up, for staff. */
export { readConnectors } from './read-connectors.ts';
/** Stores what a connector gave up, and returns what staff chose. */
export { MOST_PROBLEMS, takeReport } from './take-report.ts';
