/** Cancels a label at the carrier. */
export { cancelLabel, giveUpLabel } from './cancel-label.ts';
export {
	/** Reads the settings of all services, so that an invalid one stops the start. */
	checkLabelServices,
	/** The service of a carrier, if it can be used. */
	connectLabelService,
	/** Services of labels, and what each of them lacks. */
	readLabelServices,
} from './connect-service.ts';
/** Makes a label for each order, at most one. */
export { makeLabels } from './make-labels.ts';
/** Makes a label for each order at its own carrier. */
export { makeOwnLabels } from './make-own-labels.ts';
/** Labels of parcels as one PDF. */
export { printLabels } from './print-labels.ts';
export {
	/** A label by its id. */
	readLabel,
	/** Labels of an order. */
	readOrderLabels,
	/** A label as it is stored. */
	type StoredLabel,
} from './read-labels.ts';
/** Settings that the services which ship declare. */
export { LABEL_SETTINGS } from './services.ts';
