import { createContext } from 'react';

interface Placing {
	/** The order form follows the step, so the step's own button is gone. */
	readonly placing: boolean;
	/** Call when the step is changed: it has to be continued again. */
	readonly onEdit: () => void;
}

/** Whether the current step of the checkout is the last one and is done. */
export const PlacingContext = createContext<Placing>({ placing: false, onEdit: () => undefined });
