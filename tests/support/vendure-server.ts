import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { mutation, openVendure, query, type VendureClient } from '#examples/connector-vendure/vendure-client.ts';
import { installTool } from './install-tool.ts';

const SOURCES = 'examples/connector-vendure/server';
/** Some of Vendure's packages have tests of their own. */
const FOLDER = '.cache/vendure-server';

export interface VendureServer {
	/** Address of the Admin API. */
	readonly url: string;
	readonly access: { readonly username: string; readonly password: string; readonly language: string };
	/** Writes and reads as the dashboard does. */
	readonly admin: VendureClient;
	/** Uploads a picture, and returns its id. */
	upload(name: string, content: Uint8Array<ArrayBuffer>): Promise<string>;
	close(): Promise<void>;
}

/** The real Vendure, in its own process and on a free port, with its database in memory. */
export async function startVendure(): Promise<VendureServer> {
	await installTool(SOURCES, FOLDER, ['server.mjs']);
	const access = { username: 'superadmin', password: randomUUID(), language: 'hr' };
	const env = { ...process.env, PASSWORD: access.password, NODE_OPTIONS: '', VENDURE_DISABLE_TELEMETRY: 'true' };
	const child = spawn(process.execPath, ['server.mjs'], { cwd: FOLDER, env });
	const exited = once(child, 'exit');
	let url: string | null = null;
	const lines: string[] = [];
	child.stderr.on('data', (chunk) => lines.push(String(chunk)));
	for await (const line of createInterface({ input: child.stdout })) {
		lines.push(line);
		if (!line.startsWith('{"url"')) continue;
		const started: { url: string } = JSON.parse(line);
		url = started.url;
		break;
	}
	if (url === null) throw new Error(`Vendure did not start:\n${lines.join('\n')}`);
	// Its log is read, so that it can go on writing.
	child.stdout.resume();
	const admin = openVendure({ ...access, url });
	await admin.ask(LANGUAGES, {});
	await admin.ask(CHANNEL, {});
	const { apiKey } = (await admin.ask(API_KEY, {})).createApiKey;
	const address = url;
	return {
		...{ url, access, admin },
		async upload(name, content) {
			const form = new FormData();
			const text = 'mutation ($file: Upload!) { createAssets(input: [{ file: $file }]) { ... on Asset { id } } }';
			form.set('operations', JSON.stringify({ query: text, variables: { file: null } }));
			form.set('map', JSON.stringify({ 0: ['variables.file'] }));
			form.set('0', new Blob([content], { type: 'image/png' }), name);
			const headers = { 'vendure-api-key': apiKey, 'apollo-require-preflight': 'true' };
			const reply: { data: { createAssets: { id: string }[] } | null } = await (await fetch(address, { method: 'POST', headers, body: form })).json();
			const id = reply.data?.createAssets[0]?.id;
			if (id === undefined) throw new Error(`Vendure did not take the picture: ${JSON.stringify(reply)}`);
			return id;
		},
		async close() {
			child.kill('SIGTERM');
			await exited;
		},
	};
}

const LANGUAGES = mutation<object, object>('Languages', ' { updateGlobalSettings(input: { availableLanguages: [hr, en] }) { __typename } }');
const CHANNEL = mutation<object, object>(
	'SetChannel',
	` { updateChannel(input: {
		id: "1", defaultCurrencyCode: EUR, availableCurrencyCodes: [EUR], availableLanguageCodes: [hr, en], pricesIncludeTax: true
	}) { __typename } }`,
);
const API_KEY = mutation<object, { createApiKey: { apiKey: string } }>(
	'CreateKey',
	' { createApiKey(input: { roleIds: ["1"], translations: [{ languageCode: hr, name: "Test" }] }) { apiKey } }',
);

/** A facet with one value; returns the id of the value. */
export async function addFacet(admin: VendureClient, facet: object): Promise<string> {
	const CREATE = mutation<{ input: object }, { createFacet: { values: { id: string }[] } }>(
		'CreateFacet',
		'($input: CreateFacetInput!) { createFacet(input: $input) { values { id } } }',
	);
	return (await admin.ask(CREATE, { input: facet })).createFacet.values[0]?.id ?? '';
}

/** A product with variants; returns their ids. */
export async function addProduct(
	admin: VendureClient,
	{ product, options, variants }: { product: object; options: { name: string; values: readonly string[] } | null; variants: readonly object[] },
): Promise<{ readonly productId: string; readonly variantIds: readonly string[] }> {
	const productId = (await admin.ask(CREATE_PRODUCT, { input: product })).createProduct.id;
	const optionIds: string[] = [];
	if (options !== null) {
		const translations = (name: string) => [
			{ languageCode: 'hr', name },
			{ languageCode: 'en', name: `${name} (en)` },
		];
		const given = options.values.map((value, index) => ({ code: `o-${productId}-${index}`, translations: translations(value) }));
		const { id, options: created } = (
			await admin.ask(CREATE_OPTIONS, { input: { code: `g-${productId}`, translations: translations(options.name), options: given } })
		).createProductOptionGroup;
		await admin.ask(ADD_OPTIONS, { productId, id });
		optionIds.push(...created.map((option) => option.id));
	}
	const input = variants.map((variant, index) => ({ productId, ...(options !== null && { optionIds: [optionIds[index]] }), ...variant }));
	const { createProductVariants } = await admin.ask(CREATE_VARIANTS, { input });
	return { productId, variantIds: createProductVariants.map(({ id }) => id) };
}

const CREATE_PRODUCT = mutation<{ input: object }, { createProduct: { id: string } }>(
	'CreateProduct',
	'($input: CreateProductInput!) { createProduct(input: $input) { id } }',
);
const CREATE_OPTIONS = mutation<{ input: object }, { createProductOptionGroup: { id: string; options: { id: string }[] } }>(
	'CreateOptions',
	'($input: CreateProductOptionGroupInput!) { createProductOptionGroup(input: $input) { id options { id } } }',
);
const ADD_OPTIONS = mutation<{ productId: string; id: string }, object>(
	'AddOptions',
	'($productId: ID!, $id: ID!) { addOptionGroupToProduct(productId: $productId, optionGroupId: $id) { id } }',
);
const CREATE_VARIANTS = mutation<{ input: object }, { createProductVariants: { id: string }[] }>(
	'CreateVariants',
	'($input: [CreateProductVariantInput!]!) { createProductVariants(input: $input) { id } }',
);

/** Any write of the dashboard, as it is written. */
export const write = (
	admin: VendureClient,
	rest: string,
): Promise<Record<string, { readonly id?: string; readonly errorCode?: string; readonly message?: string }>> =>
	admin.ask(mutation<object, Record<string, { readonly id?: string }>>('Write', ` { ${rest} }`), {});

/** An order by the number of the shop. */
export async function readVendureOrder(admin: VendureClient, number: string) {
	const FIND = query<{ number: string }, { orders: { items: RealOrder[] } }>(
		'FindOrder',
		`($number: String!) { orders(options: { filter: { shopOrderNumber: { eq: $number } } }) { items {
			id state totalWithTax customer { emailAddress } shippingAddress { fullName city }
			lines { id quantity productVariant { sku } } payments { id method state transactionId }
		} } }`,
	);
	return (await admin.ask(FIND, { number })).orders.items;
}

interface RealOrder {
	readonly id: string;
	readonly state: string;
	readonly totalWithTax: number;
	readonly customer: { readonly emailAddress: string };
	readonly shippingAddress: { readonly fullName: string; readonly city: string };
	readonly lines: readonly { readonly id: string; readonly quantity: number; readonly productVariant: { readonly sku: string } }[];
	readonly payments: readonly { readonly id: string; readonly method: string; readonly state: string; readonly transactionId: string }[];
}
