import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { Check } from 'typebox/value';
import { loadSite, type Site } from '#lib/navigation/server/site.server.ts';
import { loadPath } from '#lib/pages/server/load-path.server.ts';
import { type ApiClient, createClient } from '#lib/platform/http/client.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { createAnswerReader } from '#lib/platform/http/read-answer.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { startOfDay } from '#lib/platform/time/dates.ts';
import type { BuildParts } from '#renderer/document/build-of-parts.ts';
import { renderLoadedPage } from '#renderer/render-loaded-page.server.ts';
import { type AnswerFault, faultsOf, toJsonPath, withFault } from './faults-of.ts';
import { fillAnswer } from './fill-answer.ts';
import { keepAnswers } from './keep-answers.ts';

/** A page and one call that it is made from. */
export interface FaultyCall {
	readonly path: string;
	readonly name: EndpointName;
	readonly faults: readonly AnswerFault[];
	/** Makes the page with a fault; null if it is rendered or not found, and the log names call and field. */
	check(fault: AnswerFault): Promise<string | null>;
}

type Change = (name: EndpointName, answer: unknown) => unknown;

/** Makes pages of a backend whose answers are changed. */
interface Maker {
	/** `site`: data of every page, loaded with the same change if left out. Returns the kind of page, or the error of the backend's answer. Throws what a screen throws. */
	make(path: string, change: Change, site?: Site): Promise<{ readonly outcome: string; readonly log: readonly string[] }>;
	openClient(change: Change, log?: string[]): ApiClient;
	readonly today: Date;
}

/** One page of each kind of a backend, with the calls that it makes. */
export async function openFaultyPages(backendUrl: string, loadParts: () => Promise<BuildParts>): Promise<readonly FaultyCall[]> {
	const maker = await openMaker(backendUrl, loadParts);
	const client = maker.openClient(unchanged);
	const site = await loadSite(client, maker.today);
	const calls: FaultyCall[] = [];
	for (const path of await pathsOf(client, site)) {
		const seen = new Map<EndpointName, unknown>();
		await maker.make(path, remember(seen), site);
		for (const [name, answer] of seen) calls.push(await toFaultyCall(maker, { path, name, answer, site }));
	}
	const seen = new Map<EndpointName, unknown>();
	await loadSite(maker.openClient(remember(seen)), maker.today);
	for (const [name, answer] of seen) calls.push(await toFaultyCall(maker, { path: '/', name, answer }));
	return calls;
}

const unchanged: Change = (_, answer) => answer;

const remember =
	(seen: Map<EndpointName, unknown>): Change =>
	(name, answer) => {
		if (!seen.has(name)) seen.set(name, answer);
		return answer;
	};

async function openMaker(backendUrl: string, loadParts: () => Promise<BuildParts>): Promise<Maker> {
	const { settings } = unwrap(await connect({ baseUrl: backendUrl, host: 'localhost', lang: 'hr', fetch: keepAnswers() }));
	const today = startOfDay(new Date());
	const openClient = (change: Change, log: string[] = []): ApiClient => {
		const read = createAnswerReader((text) => log.push(text));
		return createClient({ ...settings, attempts: 1, readAnswer: (name, answer, request) => read(name, change(name, answer), request) });
	};
	return {
		today,
		openClient,
		async make(path, change, known) {
			const log: string[] = [];
			const client = openClient(change, log);
			const site = known ?? (await loadSite(client, today));
			const outcome = await loadPath({ path, client, site });
			if (outcome.kind === 'unavailable') return { outcome: outcome.error.message, log };
			if (outcome.kind !== 'redirect') await renderLoadedPage(outcome.loaded, site, loadParts);
			return { outcome: outcome.kind, log };
		},
	};
}

/** One address of each kind of route and screen. */
async function pathsOf(client: ApiClient, site: Site): Promise<readonly string[]> {
	const [product] = unwrap(await client.call('_get_hapi_catalog_products', { limit: 1 })).items;
	const [post] = unwrap(await client.call('_get_hapi_publish_posts', { limit: 1 })).items;
	const items = [product, post].flatMap((item) => (item ? [{ path: item.url_without_domain, controller: 'item', action: item.url_without_domain }] : []));
	const paths = new Map<string, string>();
	for (const { path, controller, action } of [...site.routes, ...items]) {
		const outcome = path === undefined ? null : await loadPath({ path, client, site });
		if (path === undefined || outcome?.kind !== 'page') continue;
		const kind = `${controller} ${action} ${outcome.loaded.content.screen}`;
		if (!paths.has(kind)) paths.set(kind, path);
	}
	return [...paths.values()];
}

interface Seen {
	readonly path: string;
	readonly name: EndpointName;
	readonly answer: unknown;
	readonly site?: Site;
}

async function toFaultyCall(maker: Maker, { path, name, answer, site }: Seen): Promise<FaultyCall> {
	const { response } = endpoints[name];
	const make = (change: (answer: unknown) => unknown) => maker.make(path, (called, plain) => (called === name ? change(plain) : plain), site);
	const isRendered = await make((plain) => fillAnswer(response, plain)).then(
		({ outcome }) => outcome === 'page',
		() => false,
	);
	const fill = (plain: unknown) => (isRendered ? fillAnswer(response, plain) : plain);
	return {
		path,
		name,
		faults: faultsOf(response, fill(answer)),
		async check(fault) {
			let isForbidden = false;
			const change = (plain: unknown) => {
				const faulty = withFault(fill(plain), fault);
				isForbidden ||= (fault.kind === 'null' || fault.kind === 'wrong type') && !Check(response, faulty);
				return faulty;
			};
			const { outcome, log } = await make(change).catch((error: unknown) => ({ outcome: error instanceof Error ? `${error.stack}` : String(error), log: [] }));
			const place = toJsonPath(fault.place);
			if (fault.isExact && isForbidden && outcome.includes(`${place} must be`)) return null;
			if (!['page', 'not-found', 'redirect'].includes(outcome)) return outcome;
			const isLogged = log.some((text) => text.startsWith(`${name}:`) && text.includes(place));
			return isForbidden && !isLogged ? `the log does not name it: ${log.join('; ')}` : null;
		},
	};
}
