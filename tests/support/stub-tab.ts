import { afterEach, beforeEach, vi } from 'vitest';

/** A browser tab as far as reloads need it. */
class Tab extends EventTarget {
	visibilityState = 'visible';
	cookie = '';
	documentElement = { hidden: false };
	fields: { type: string; value: string; defaultValue: string }[] = [];
	querySelector = () => null;
	querySelectorAll = () => this.fields;
}

export interface StubbedTab {
	readonly tab: Tab;
	/** The window's events. */
	readonly page: EventTarget;
	/** Responses by path; other paths cannot be fetched. */
	answers: Record<string, unknown>;
	/** Requested addresses. */
	readonly asked: string[];
}

export const reload = vi.fn();
const assign = vi.fn();

/** Hooks of a test file: a new tab before each test, whose clock only moves when the test moves it. */
export function stubTab(take: (stubbed: StubbedTab) => void): void {
	beforeEach(() => {
		vi.useFakeTimers();
		const stubbed: StubbedTab = { tab: new Tab(), page: new EventTarget(), answers: { '/builds/latest.json': { id: 'old' } }, asked: [] };
		const { tab, page } = stubbed;
		const storage = () => {
			const kept = new Map<string, string>();
			return {
				getItem: (name: string) => kept.get(name) ?? null,
				setItem: (name: string, value: string) => void kept.set(name, value),
				removeItem: (name: string) => void kept.delete(name),
			};
		};
		vi.stubGlobal('document', tab);
		vi.stubGlobal('location', { reload, assign, pathname: '/', origin: 'https://titraj.example' });
		vi.stubGlobal('sessionStorage', storage());
		vi.stubGlobal('localStorage', storage());
		vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
		vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
		vi.stubGlobal('scrollY', 0);
		vi.stubGlobal('fetch', async (address: string) => {
			stubbed.asked.push(address);
			const answer = stubbed.answers[address.replace(/\?.*/, '')];
			if (answer === undefined) throw new TypeError('Failed to fetch');
			// Not a Response: reading its body takes turns of the event loop, which a stopped clock does not wait for.
			return { ok: true, status: 200, json: async () => answer, text: async () => JSON.stringify(answer) };
		});
		take(stubbed);
	});
	afterEach(() => {
		vi.unstubAllGlobals();
		vi.useRealTimers();
		reload.mockReset();
		assign.mockReset();
	});
}
