import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** One value of a gauge, with what distinguishes it from the gauge's others. */
export interface Sample {
	readonly labels?: Readonly<Record<string, string>>;
	readonly value: number;
}

export interface GaugeDefinition {
	readonly name: string;
	readonly help: string;
	readonly labels?: readonly string[];
	/** Reads the values of now. If it fails, the gauge has none. */
	read(): Promise<readonly Sample[]> | readonly Sample[];
}

/** Counts and values of a process, in the text format of Prometheus. */
export interface Metrics {
	/** Counts an answered request: its class, status and seconds. */
	countRequest(request: { readonly route: string; readonly status: number; readonly seconds: number }): void;
	addGauges(gauges: readonly GaugeDefinition[]): void;
	/** All of them as text, and its content type. */
	read(): Promise<{ readonly text: string; readonly type: string }>;
}

/** Seconds: from a file out of memory to a call that times out. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of the shop or the backend; those of Node (event loop, memory, garbage collection) are among them. */
export function createMetrics(part: 'shop' | 'backend'): Metrics {
	const registry = new Registry();
	registry.setDefaultLabels({ part });
	collectDefaultMetrics({ register: registry });
	const requests = new Histogram({
		...{ name: 'shop_request_seconds', help: 'Answered requests by class and status, with their seconds', labelNames: ['route', 'status'] },
		...{ buckets: BUCKETS, registers: [registry] },
	});
	return {
		countRequest: ({ route, status, seconds }) => requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds),
		addGauges(gauges) {
			for (const { name, help, labels = [], read } of gauges)
				new Gauge({
					...{ name, help, labelNames: [...labels], registers: [registry] },
					async collect() {
						this.reset();
						const samples = await Promise.resolve()
							.then(read)
							.catch(() => []);
						if (labels.length === 0 && samples.length === 0) this.remove();
						for (const { labels: own = {}, value } of samples) this.set(own, value);
					},
				});
		},
		read: async () => ({ text: await registry.metrics(), type: registry.contentType }),
	};
}
