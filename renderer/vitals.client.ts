import type { Vital, VitalsBody } from '@titraj/contract/vitals.ts';

/** Milliseconds: the gap that ends a burst of layout shifts, and the maximum length of a burst. */
const SHIFT_GAP = 1000;
const SHIFT_BURST = 5000;
/** One outlier is ignored for this many interactions. */
const PRESSES_PER_OUTLIER = 50;

/**
 * Measures the web vitals of the document's first page, and reports them once, when the visitor leaves: no cookie, no address, nothing that
 * identifies visitors.
 */
export function watchVitals(screen: string): void {
	const seen = { LCP: 0, FCP: 0 };
	const presses = new Map<number, number>();
	let burst = { from: 0, last: 0, sum: 0 };
	let worst = 0;
	watch('largest-contentful-paint', (entry) => {
		seen.LCP = entry.startTime;
	});
	watch('paint', (entry) => {
		if (entry.name === 'first-contentful-paint') seen.FCP = entry.startTime;
	});
	watch('event', (entry) => {
		const id = numberOf(entry, 'interactionId');
		if (id > 0) presses.set(id, Math.max(presses.get(id) ?? 0, entry.duration));
	});
	watch('layout-shift', (entry) => {
		if (Reflect.get(entry, 'hadRecentInput') === true) return;
		const { startTime } = entry;
		const goesOn = startTime - burst.last < SHIFT_GAP && startTime - burst.from < SHIFT_BURST;
		burst = goesOn
			? { ...burst, last: startTime, sum: burst.sum + numberOf(entry, 'value') }
			: { from: startTime, last: startTime, sum: numberOf(entry, 'value') };
		worst = Math.max(worst, burst.sum);
	});
	const send = () => {
		if (document.visibilityState !== 'hidden') return;
		document.removeEventListener('visibilitychange', send);
		const slow = [...presses.values()].toSorted((a, b) => b - a)[Math.floor(presses.size / PRESSES_PER_OUTLIER)];
		const [navigation] = performance.getEntriesByType('navigation');
		const vitals: Vital[] = [{ name: 'CLS', value: worst }];
		if (seen.LCP > 0) vitals.push({ name: 'LCP', value: seen.LCP });
		if (seen.FCP > 0) vitals.push({ name: 'FCP', value: seen.FCP });
		if (slow !== undefined) vitals.push({ name: 'INP', value: slow });
		if (navigation) vitals.push({ name: 'TTFB', value: Math.max(0, numberOf(navigation, 'responseStart')) });
		const body: VitalsBody = { screen, device: matchMedia('(max-width: 47.99rem)').matches ? 'phone' : 'desktop', vitals };
		const headers = { 'content-type': 'application/json' };
		void fetch('/api/vitals', { method: 'POST', keepalive: true, credentials: 'omit', headers, body: JSON.stringify(body) }).catch(() => undefined);
	};
	document.addEventListener('visibilitychange', send);
}

/** Observes entries of a type, including earlier ones; nothing if the browser does not support the type. */
function watch(type: string, note: (entry: PerformanceEntry) => void): void {
	if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
	new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) });
}

function numberOf(entry: PerformanceEntry, name: string): number {
	return Number(Reflect.get(entry, name)) || 0;
}
