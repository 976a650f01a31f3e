import { randomUUID } from 'node:crypto';
import { brokenRule, expectRefusal, expectValue } from '../expect.ts';
import type { Finding, Reason } from '../finding.ts';
import { codeOf, mostOf } from '../goods.ts';
import { HOSTILE_TEXTS } from '../hostile-texts.ts';
import { need, type Rule, type World } from '../rule.ts';
import { centsOf, findWrongSums, linesOf } from '../sums.ts';
import { type Asked, itemsOf, valueAt } from '../visitor.ts';
import { add, CART_WRITES, expectLines, readCart, remove, set, versionOf } from './cart-calls.ts';

/** The product with the most stock. */
const firstOf = ({ goods }: World) => need(goods.buyable[0], 'a product that can be bought');

/** Codes of two available products, the first of which has the most stock. */
const twoOf = (world: World) => [codeOf(firstOf(world)), codeOf(need(world.goods.buyable[1], 'a second product that can be bought'))] as const;

const REFUSED: Reason = {
	consequence: 'Shoppers order and pay goods that cannot be delivered.',
	fix: 'Compare the quantity of the line with stock and maximum_qty, in POST and PUT; return success false with error_cart_quantity and the unchanged cart.',
};
const OWN: Reason = {
	consequence: 'Shoppers see and change each other’s goods, and pay for what another one has chosen.',
	fix: 'Store one cart for each token.',
};
const LOST: Reason = {
	consequence: 'Shoppers who click quickly, or in two tabs, lose goods from the cart.',
	fix: 'Read and change the cart in one transaction, under a lock of its row.',
};

/** Rules of a cart across several calls. */
export const CART_RULES: readonly Rule[] = [
	{
		name: 'a cart is visible to its own guest only',
		needs: CART_WRITES,
		check: async (world) => {
			const [first, second] = twoOf(world);
			const stranger = await world.another();
			await add(world.guest, first, 1);
			await add(stranger, second, 1);
			const findings = [...expectLines(await readCart(world.guest), [[first, 1]], OWN), ...expectLines(await readCart(stranger), [[second, 1]], OWN)];
			await remove(stranger, first);
			return [...findings, ...expectLines(await readCart(world.guest), [[first, 1]], OWN)];
		},
	},
	{
		name: 'a cart refuses more pieces than can be bought, and fractions',
		needs: CART_WRITES,
		check: async (world) => {
			const [, other] = twoOf(world);
			const product = need(
				world.goods.buyable.findLast((card) => codeOf(card) !== other && mostOf(card) < 10_000),
				'a product of which fewer than 10,000 can be bought',
			);
			const [code, most] = [codeOf(product), mostOf(product)];
			await add(world.guest, other, 1);
			const before = await readCart(world.guest);
			const findings: Finding[] = [];
			for (const qty of [most + 1, 0.5])
				for (const asked of [await add(world.guest, code, qty), await set(world.guest, code, qty)])
					findings.push(...expectRefusal(asked, REFUSED), ...expectLines(asked, [[other, 1]], REFUSED));
			await add(world.guest, code, most);
			const over = await add(world.guest, code, 1);
			findings.push(...expectRefusal({ ...over, call: `${over.call}, with ${most} in the cart` }, REFUSED));
			await remove(world.guest, code);
			const after = await readCart(world.guest);
			return [...findings, ...expectLines(after, [[other, 1]], REFUSED), ...findSmallerVersion(after, before)];
		},
	},
	{
		name: 'a cart refuses a sold-out product',
		needs: CART_WRITES,
		check: async ({ goods, guest }) => {
			const code = codeOf(need(goods.soldOut, 'a product that is shown and sold out'));
			const asked = await add(guest, code, 1);
			const reason = { ...REFUSED, fix: 'Return success false with a label such as error_cart_quantity, and the unchanged cart.' };
			return [...expectRefusal(asked, reason), ...expectLines(await readCart(guest), [], reason)];
		},
	},
	{
		name: 'a cart refuses product codes that do not exist, whatever they contain',
		needs: CART_WRITES,
		check: async ({ guest }) => {
			const findings: Finding[] = [];
			for (const [what, text] of HOSTILE_TEXTS) findings.push(...findAccepted(await add(guest, text, 1), what));
			return [...findings, ...expectLines(await readCart(guest), [], UNKNOWN)];
		},
	},
	{
		name: 'the sums of a cart add up',
		needs: CART_WRITES,
		check: async (world) => {
			const codes = twoOf(world);
			const findings: Finding[] = [];
			for (const [index, code] of codes.entries()) findings.push(...findWrongSums(await add(world.guest, code, index + 1)));
			const cart = await readCart(world.guest);
			return [...findings, ...findWrongSums(cart), ...findOtherPrices(cart, world)].slice(0, 8);
		},
	},
	{
		name: 'a cart loses none of twelve concurrent writes',
		needs: CART_WRITES,
		check: async (world) => {
			const product = firstOf(world);
			const [code, times] = [codeOf(product), Math.min(12, mostOf(product))];
			const before = versionOf(await readCart(world.guest));
			const answers = await Promise.all(Array.from({ length: times }, () => add(world.guest, code, 1)));
			const after = await readCart(world.guest);
			const versions = new Set(answers.map(versionOf));
			return [
				...expectLines(after, [[code, times]], LOST),
				...(versions.size === times
					? []
					: [brokenRule(after, '$.data.version', { expected: `${times} versions, one for each write`, found: `${versions.size}` }, LOST)]),
				...expectValue(after, '$.data.version', { wanted: `at least ${before + times}`, isRight: (value) => Number(value) >= before + times }, LOST),
			];
		},
	},
	{
		name: 'a repeated write does not undo what happened since',
		needs: CART_WRITES,
		check: async (world) => {
			need(CART_WRITES.every((name) => world.guest.table[name]?.idempotent) || null, 'writes that its endpoint table declares idempotent');
			const [code] = twoOf(world);
			const [removal, addition] = [randomUUID(), randomUUID()];
			await add(world.guest, code, 2, addition);
			await remove(world.guest, code, removal);
			await add(world.guest, code, 1);
			await remove(world.guest, code, removal);
			await add(world.guest, code, 2, addition);
			return expectLines(await readCart(world.guest), [[code, 1]], {
				consequence: 'After a lost connection a late repetition changes a cart that the shopper has changed since.',
				fix: 'Remember each request_id of a cart, not only the last, and do nothing for a known one.',
			});
		},
	},
	{
		name: 'a cart is reported as empty exactly while it has no lines',
		needs: [...CART_WRITES, '_get_hapi_webshop_is_cart_empty'],
		check: async (world) => {
			const [code] = twoOf(world);
			const expectEmpty = async (isEmpty: boolean) =>
				expectValue(
					await world.guest.ask('_get_hapi_webshop_is_cart_empty', {}),
					'$.success',
					{ wanted: String(isEmpty), isRight: (value) => value === isEmpty },
					{
						consequence: 'The header shows a filled cart as empty, or an empty one as filled.',
						fix: 'Return success true if the cart has no lines, else false.',
					},
				);
			const before = await expectEmpty(true);
			await add(world.guest, code, 1);
			const filled = await expectEmpty(false);
			await remove(world.guest, code);
			return [...before, ...filled, ...(await expectEmpty(true))];
		},
	},
	{
		name: 'a quick order adds the products that are available, and reports each line',
		needs: ['_post_hapi_webshop_products', '_get_hapi_webshop_cart'],
		check: async (world) => {
			const [first, second] = twoOf(world);
			const items = [first, 'no-such-product-7f3a', second, first].map((shopping_cart_code) => ({ shopping_cart_code, qty: 1 }));
			const asked = await world.guest.ask('_post_hapi_webshop_products', { items, request_id: randomUUID() });
			const lines = itemsOf(asked.body, '$.data.lines').map(({ added, label_name }) => `${String(added)} ${String(label_name ?? 'added')}`);
			const reason = {
				consequence: 'A quick order loses lines without a word, or orders what the shopper did not list.',
				fix: 'Return one entry of data.lines for each item, in the same order: added pieces, and a label for those that were refused.',
			};
			const wanted = ['1 added', '0 error_cart_product', '1 added', '1 added'];
			return [
				...(String(lines) === String(wanted)
					? []
					: [brokenRule(asked, '$.data.lines', { expected: wanted.join(', '), found: lines.join(', ') || 'none' }, reason)]),
				...expectLines(
					await readCart(world.guest),
					[
						[first, 2],
						[second, 1],
					],
					reason,
				),
			];
		},
	},
	{
		name: 'a look-up finds products by code, in the requested order',
		needs: ['_post_hapi_catalog_lookup'],
		check: async (world) => {
			const { code, id } = firstOf(world);
			const asked = await world.guest.ask('_post_hapi_catalog_lookup', { codes: ['no-such-product-7f3a', code, '', code] });
			const found = itemsOf(asked.body).map(({ status, product }) => `${String(status)} ${String(valueAt(product, '$.id') ?? '')}`.trim());
			const wanted = ['unknown', `found ${String(id)}`, 'unknown', `found ${String(id)}`];
			if (String(found) === String(wanted)) return [];
			return [
				brokenRule(
					asked,
					'$.data.items',
					{ expected: wanted.join(', '), found: found.join(', ') || 'none' },
					{ consequence: 'Quick order shows other products than the shopper typed.', fix: 'Return one item for each requested code, in the same order.' },
				),
			];
		},
	},
];

const UNKNOWN: Reason = {
	consequence: 'A code that does not exist is put into the cart, or breaks the backend.',
	fix: 'Look the code up as it is, as a parameter of the query; return success false with error_cart_product, or 400.',
};

function findAccepted(asked: Asked, what: string): readonly Finding[] {
	const isRefused = asked.status === 400 || (asked.status === 200 && valueAt(asked.body, '$.success') === false);
	if (isRefused) return [];
	const call = `_post_hapi_webshop_product with a product code that is ${what}`;
	return [brokenRule({ ...asked, call }, 'status', { expected: 'a refusal (success false), or 400', found: String(asked.failure ?? asked.status) }, UNKNOWN)];
}

function findSmallerVersion(after: Asked, before: Asked): readonly Finding[] {
	if (versionOf(after) >= versionOf(before)) return [];
	const reason = { consequence: 'The storefront ignores the newer cart as outdated.', fix: 'Never lower the version of a cart.' };
	return [brokenRule(after, '$.data.version', { expected: `at least ${versionOf(before)}`, found: String(versionOf(after)) }, reason)];
}

/** Lines say what the list says of their products. */
function findOtherPrices(cart: Asked, { goods }: World): readonly Finding[] {
	return linesOf(cart).flatMap(({ shopping_cart_code: code, unit_price, basic_price, maximum_qty, item }) => {
		const card = goods.buyable.find((one) => codeOf(one) === code);
		const isReduced = centsOf(card?.['basic_price_custom']) !== centsOf(card?.['price_custom']);
		const reason = {
			consequence: 'Shoppers are charged another price than the page shows.',
			fix: 'Take the price of a line from price_custom of its product.',
		};
		const pairs = [
			['unit_price', unit_price, card?.['price_custom']],
			['basic_price', basic_price, isReduced ? basic_price : card?.['price_custom']],
		] as const;
		const most = card ? mostOf(card) : Number.MAX_SAFE_INTEGER;
		const unlimited = {
			consequence: 'The plus button offers more pieces than can be bought.',
			fix: 'Return the smaller of stock and maximum_qty of the product.',
		};
		const noPicture = { consequence: 'The cart shows an empty frame instead of the product.', fix: 'Copy main_image_thumbs of the product.' };
		const hasThumbs = (value: unknown) => Array.isArray(value) && value.length > 0;
		const more = [
			...(most < Number.MAX_SAFE_INTEGER && !(typeof maximum_qty === 'number' && maximum_qty <= most)
				? [brokenRule(cart, '$.data.parcels[*].items[*].maximum_qty', { expected: `at most ${most}, as in the list`, found: String(maximum_qty) }, unlimited)]
				: []),
			...(hasThumbs(card?.['main_image_thumbs']) && !hasThumbs(valueAt(item, '$.main_image_thumbs'))
				? [brokenRule(cart, '$.data.parcels[*].items[*].item.main_image_thumbs', { expected: 'pictures, as in the list', found: 'none' }, noPicture)]
				: []),
		];
		return more.concat(
			pairs.flatMap(([field, found, wanted]) =>
				centsOf(found) === centsOf(wanted)
					? []
					: [brokenRule(cart, `$.data.parcels[*].items[*].${field}`, { expected: `${String(wanted)}, as in the list`, found: String(found) }, reason)],
			),
		);
	});
}
