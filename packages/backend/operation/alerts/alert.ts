/** Something that needs a hand, as in docs/runbook.md. */
export interface Alert {
	/** Heading of its paragraph in the runbook. */
	readonly name: string;
	/** What it is about if there may be several, such as a queue; else empty. */
	readonly subject: string;
	/** One sentence with the figures. */
	readonly summary: string;
}

/** What is told about an alert: that it began, or that it is over. */
export interface AlertNews extends Alert {
	readonly state: 'firing' | 'resolved';
	readonly since: Date;
}
