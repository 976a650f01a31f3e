export interface Toast {
	readonly id: number;
	readonly text: string;
}

/** Milliseconds that a message stays. */
const SHOWN_FOR = 6000;

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
	toasts = next;
	for (const listener of listeners) listener();
}

/** Shows a toast, which disappears by itself. It replaces one that says the same: several would cover a phone. */
export function showToast(text: string): void {
	const id = ++last;
	change([...toasts.filter((toast) => toast.text !== text), { id, text }]);
	setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), SHOWN_FOR);
}

export const readToasts = (): readonly Toast[] => toasts;

export function onToasts(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
