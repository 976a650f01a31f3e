/** Settles in another task, so that input and paints need not wait for all steps of a start. */
export function nextTask(): Promise<void> {
	return new Promise((settle) => setTimeout(settle));
}
