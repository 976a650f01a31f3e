/** A condition that the operator has to act on, as docs/runbook.md describes. */
export interface Alert {
	/** Heading of its paragraph in the runbook. */
	readonly name: string;
	/** Distinguishes alerts of the same name: the name of a queue; empty if there is only one. */
	readonly subject: string;
	/** One sentence with the figures. */
	readonly summary: string;
}

/** The operator is notified of this: an alert has begun, or is resolved. */
export interface AlertNotification extends Alert {
	readonly state: 'firing' | 'resolved';
	readonly since: Date;
}
