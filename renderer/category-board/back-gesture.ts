interface CloseWatcher {
	onclose: (() => void) | null;
	destroy(): void;
}

const watchers = new WeakMap<HTMLElement, CloseWatcher>();

/** In browsers with close watchers (Chrome, also on Android), the back gesture calls `back` instead of closing the whole board. */
export function watchBackGesture(opener: HTMLElement, back: () => void): void {
	const Watcher: (new () => CloseWatcher) | undefined = Reflect.get(window, 'CloseWatcher');
	if (!Watcher) return;
	endBackGesture(opener);
	const watcher = new Watcher();
	watcher.onclose = back;
	watchers.set(opener, watcher);
}

/** The step of the button is closed. */
export function endBackGesture(opener: HTMLElement): void {
	watchers.get(opener)?.destroy();
	watchers.delete(opener);
}
