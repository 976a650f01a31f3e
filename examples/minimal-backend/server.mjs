// A commerce backend with everything that Titraj's storefront needs to sell to guests, and nothing else: ten products, a cart, an order paid on delivery.
// No dependencies, nothing kept on disk: products are below, carts and orders live until the process ends. `node server.mjs`, then see README.md.
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

const CATEGORIES = [
	{ id: 1, slug: 'mjerenje', title: 'Mjerni uređaji', text: 'Za radionicu i laboratorij: napon, temperatura, razmak, težina.' },
	{ id: 2, slug: 'rasvjeta', title: 'Radna rasvjeta', text: 'Svjetla za stol, radionicu i teren.' },
];
/** `stock` goes down with each order. */
const PRODUCTS = [
	{ id: 101, category: 1, title: 'Multimetar Volta M20', price: 39.9, stock: 25, text: 'Mjeri napon, struju, otpor i prolaznost.' },
	{ id: 102, category: 1, title: 'Strujna kliješta Volta K6', price: 64.5, stock: 9, text: 'Izmjenična struja do 600 A, bez prekidanja vodiča.' },
	{ id: 103, category: 1, title: 'Infracrveni termometar Toplo T4', price: 27, stock: 40, text: 'Od −50 do 550 °C, s laserskom oznakom mjesta.' },
	{ id: 104, category: 1, title: 'Digitalno pomično mjerilo Crta 150', price: 22.4, stock: 31, text: 'Nehrđajući čelik, 0–150 mm, korak 0,01 mm.' },
	{ id: 105, category: 1, title: 'Laserski daljinomjer Crta L40', price: 54.99, stock: 12, text: 'Do 40 m, s računanjem površine i obujma.' },
	{ id: 106, category: 1, title: 'Precizna vaga Gram 500', price: 31.2, stock: 0, text: 'Do 500 g, korak 0,01 g, s utegom za umjeravanje.' },
	{ id: 201, category: 2, title: 'Stolna svjetiljka Luč S1', price: 45, stock: 18, text: 'Pet razina svjetline, od 2700 do 6500 K.' },
	{ id: 202, category: 2, title: 'Svjetiljka s povećalom Luč P3', price: 72.8, stock: 7, text: 'Leća 3 dioptrije, prsten od 60 LED dioda.' },
	{ id: 203, category: 2, title: 'Čeona svjetiljka Rudar 300', price: 19.9, stock: 60, text: '300 lumena, punjiva, IPX4.' },
	{ id: 204, category: 2, title: 'Radni reflektor Dan 50', price: 58, stock: 14, text: '50 W, 4500 lumena, IP65, kabel od 3 m.' },
];
/** What each picture shows: SVG shapes in a square of 400. */
const METER = '<rect x="110" y="60" width="180" height="280" rx="18" fill="#e0a526"/><rect x="135" y="90" width="130" height="80" rx="6" fill="#cfe3d2"/>';
const LAMP = '<path d="M200 340V190l70-80M120 340h160" fill="none" stroke="#33424f" stroke-width="16"/>';
const DRAWINGS = {
	101: `${METER}<circle cx="200" cy="250" r="48" fill="#33424f"/>`,
	102: `<circle cx="200" cy="70" r="50" fill="none" stroke="#b2402f" stroke-width="24"/>${METER}`,
	103: '<path d="M90 110h190v70H160l-30 160H70z" fill="#33424f"/><circle cx="285" cy="145" r="22" fill="#b2402f"/>',
	104: '<path d="M50 180h300v40H50zm20 40v80l40-80zm110 0v80l40-80z" fill="#7d8c99"/><path d="M160 150h110v60H160z" fill="#33424f"/>',
	105: `${METER}<path d="M200 60V20" stroke="#d3382b" stroke-width="8"/><circle cx="200" cy="230" r="26" fill="#d3382b"/>`,
	106: '<path d="M80 200h240v120H80z" fill="#33424f"/><ellipse cx="200" cy="190" rx="110" ry="22" fill="#b9c4cd"/><path d="M150 240h100v44H150z" fill="#cfe3d2"/>',
	201: `${LAMP}<path d="M220 70l110 60-30 50-110-60z" fill="#e0a526"/>`,
	202: `${LAMP}<circle cx="280" cy="100" r="62" fill="#d8ecf5" stroke="#e0a526" stroke-width="18"/>`,
	203: '<path d="M60 200q140-110 280 0" fill="none" stroke="#b2402f" stroke-width="34"/><circle cx="200" cy="170" r="46" fill="#f4e3a8"/>',
	204: '<path d="M90 90h220v150H90z" fill="#e0a526"/><path d="M110 110h180v110H110z" fill="#f4e3a8"/><path d="M130 240v100m140-100v100" stroke="#33424f" stroke-width="14"/>',
};
const SHIPPING = { code: 'dostava', title: 'Dostava na adresu', amount: 5 };
const PAYMENT = { code: 'pouzece', title: 'Plaćanje pouzećem', amount: 0 };
const FRONT_BLOCKS = [
	{ type: 'title', title: 'Alat koji mjeri i svijetli' },
	{ type: 'product', product_ids: [101, 103, 105, 201, 203, 204] },
];
const TERMS = '<p>Cijene su s PDV-om. Dostava stoji 5 €, plaća se pouzećem. Od ugovora možete odustati u roku od 14 dana.</p>';
const PRIVACY = '<p>Podatke iz narudžbe koristimo samo za dostavu i račun.</p>';
const PAGES = [
	{ id: 1, slug: 'naslovnica', path: '/', name: 'home', template: 'homepage', title: 'Mala radionica', blocks: FRONT_BLOCKS },
	{ id: 2, slug: 'uvjeti', path: '/uvjeti-kupnje/', name: 'terms', title: 'Uvjeti kupnje', content: TERMS },
	{ id: 3, slug: 'privatnost', path: '/privatnost/', name: 'privacy', title: 'Privatnost', content: PRIVACY },
];

/** The route table: each page of the shop. The storefront makes one file of each path, and one per product of the template. */
const page = (path, controller, action, content_type, more) => ({ path, controller, action, content_type, lang: 'hr', ...more });
const STEPS = { shopping_cart: 'kosarica', customer: 'podaci', review_order: 'pregled', thank_you: 'hvala', view_order: 'narudzba' };
const ROUTES = [
	...PAGES.map(({ id, slug, path, name }) => page(path, 'cms', 'index', 'page', { id, slug, name })),
	page('/proizvodi/', 'catalog', 'index', 'catalog', { name: 'catalog' }),
	...CATEGORIES.map(({ id, slug }) => page(`/proizvodi/${slug}/`, 'catalog', 'index', 'category', { id, slug })),
	{ template: '/proizvodi/{category}/{slug}-proizvod-{id}/', controller: 'catalog', action: 'product', content_type: 'product', lang: 'hr' },
	page('/trazi/', 'catalog', 'search', 'search', { name: 'search' }),
	...Object.entries(STEPS).map(([action, word]) => page(`/kupnja/${word}/`, 'webshop', action, 'webshop', { name: `webshop_${action}` })),
];

// The storefront identifies a visitor by the token, an opaque random string.
const sessions = new Map();
const orders = new Map();
const newSession = () => ({ version: 0, lines: new Map(), customer: null, done: new Map() });

const slugOf = (title) =>
	title
		.toLowerCase()
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replaceAll('đ', 'd')
		.replace(/[^a-z0-9]+/g, '-');
const urlOf = (product) => `/proizvodi/${categoryOf(product).slug}/${slugOf(product.title)}-proizvod-${product.id}/`;
const categoryOf = ({ category }) => CATEGORIES.find(({ id }) => id === category);
const round = (amount) => Math.round(amount * 100) / 100;
const pictureOf = ({ id }) => `/media/slike/${id}.svg`;
const thumbsOf = (product) => [{ url: pictureOf(product), width: 400, height: 400 }];
const byCode = (code) => PRODUCTS.find(({ id }) => `p-${id}` === code);

/** A product as lists show it. */
function toCard(product) {
	const category = categoryOf(product);
	return {
		id: product.id,
		code: String(product.id),
		product_code: String(product.id),
		shopping_cart_code: `p-${product.id}`,
		title: product.title,
		url_without_domain: urlOf(product),
		is_available: product.stock > 0,
		available_qty: product.stock,
		maximum_qty: product.stock,
		price_custom: product.price,
		basic_price: product.price,
		basic_price_custom: product.price,
		basic_price_base: product.price,
		main_image_upload_path: pictureOf(product),
		main_image_thumbs: thumbsOf(product),
		category_id: category.id,
		category_code: category.slug,
		category_title: category.title,
		unit: 'kom',
		type: 'product',
		status: 1,
		visible: true,
	};
}

/** A product as its own page shows it. */
function toProduct(product, call) {
	const { slug, title } = categoryOf(product);
	return {
		...toCard(product),
		url: `https://${call.host}${urlOf(product)}`,
		content: `<p>${product.text}</p>`,
		category_url_without_domain: `/proizvodi/${slug}/`,
		category_parents: [{ title, url: `/proizvodi/${slug}/` }],
		images: [{ title: product.title, upload_path: pictureOf(product), thumbs: thumbsOf(product) }],
		quantity: product.stock,
		datetime_updated: '2026-01-15T08:00:00Z',
	};
}

function toCategory({ id, slug, title, text }, position) {
	const url = `/proizvodi/${slug}/`;
	const products_total = PRODUCTS.filter(({ category }) => category === id).length;
	const place = { level: 1, position, url_without_domain: url, breadcrumbs: [{ title, url }] };
	return { id, code: slug, slug, title, short_description: text, products_total, visible: true, ...place };
}

function toPage({ id, slug, path, template = 'default', title, content = null, blocks = [] }) {
	const breadcrumbs = path === '/' ? [] : [{ title, url: path }];
	return { id, slug, title, url_without_domain: path, template, visible: true, content, breadcrumbs, blocks, datetime_updated: '2026-01-15T08:00:00Z' };
}

function toLineItem(product) {
	const { id, title } = product;
	return { id, code: String(id), title, url_without_domain: urlOf(product), main_image_thumbs: thumbsOf(product), category: categoryOf(product).title };
}

/** The whole cart: every call that changes it answers with this. `version` grows with each change. */
function toCart({ version, lines, customer }) {
	const items = [...lines].map(([code, qty]) => {
		const product = byCode(code);
		return {
			shopping_cart_code: code,
			qty,
			maximum_qty: product.stock,
			unit: 'kom',
			unit_price: product.price,
			basic_price: product.price,
			discount_amount: 0,
			total: round(product.price * qty),
			is_available: product.stock >= qty,
			item: toLineItem(product),
		};
	});
	const goods = round(items.reduce((sum, { total }) => sum + total, 0));
	const delivery = items.length > 0 ? SHIPPING.amount : 0;
	const total = round(goods + delivery);
	return {
		version,
		parcels: items.length > 0 ? [{ id: 1, items, shipping: SHIPPING }] : [],
		payment: items.length > 0 ? PAYMENT : null,
		missing: customer ? [] : ['customer'],
		total: {
			total_items_total: goods,
			total_extra_shipping: delivery,
			total_tax: round(total - total / 1.25),
			total_basic: round(total / 1.25),
			total,
			extraitems: [],
			extra_items: items.length > 0 ? [{ type: 'shipping', title: SHIPPING.title, amount: delivery }] : [],
		},
	};
}

/** Sets the quantity of a line, 0 removes it. The same request_id twice counts once, as the endpoint table promises. */
function changeLine(call, { shopping_cart_code, request_id }, toQuantity) {
	const { session } = call;
	if (request_id === undefined || !session.done.has(request_id)) {
		const product = byCode(shopping_cart_code);
		if (!product) return refuse('error_cart_product', toCart(session));
		const qty = toQuantity(session.lines.get(shopping_cart_code) ?? 0);
		if (qty > product.stock || !Number.isInteger(qty)) return refuse('error_cart_quantity', toCart(session));
		if (qty > 0) session.lines.set(shopping_cart_code, qty);
		else session.lines.delete(shopping_cart_code);
		session.version += 1;
		session.done.set(request_id, true);
	}
	return answer(toCart(session));
}

function toCustomer({ customer }) {
	return { type: 'webshop.guest', email: customer?.email ?? null, delivery: customer?.delivery ?? null, complete: customer !== null };
}

const ADDRESS = ['first_name', 'last_name', 'street', 'postcode', 'city', 'country'];

/** Keeps whom the cart is for. What is wrong is named field by field, with the label that says so. */
function saveCustomer(call, body) {
	const missing = ['email', ...ADDRESS].filter((name) => !String(body[name] ?? '').trim());
	const errors = Object.fromEntries(missing.map((name) => [name, 'error_field_required']));
	if (!missing.includes('email') && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(body.email)) errors.email = 'error_email_invalid';
	if (Object.keys(errors).length > 0) return { ...refuse('error_form_invalid'), errors };
	const text = (name) => body[name] || null;
	const delivery = { ...Object.fromEntries(ADDRESS.map((name) => [name, body[name]])), company: text('company'), oib: text('oib'), phone: text('phone') };
	call.session.customer = { email: body.email, delivery };
	call.session.version += 1;
	return answer(toCustomer(call.session));
}

/** Places the order if the cart is still as it was shown. Repeated requests with one idempotency_key place one order. */
function placeOrder(call, { idempotency_key, version, total, lines, accept_terms, note }) {
	const { session } = call;
	const placed = session.done.get(idempotency_key);
	const result = (order, repeated) => ({ cart: toCart(session), order: order && { ...order, repeated } });
	if (placed) return answer(result(placed, true));
	if (session.lines.size === 0) return refuse('error_cart_empty', result(null));
	if (version !== session.version || total !== toCart(session).total.total || !isShown(session, lines)) return refuse('error_order_changed', result(null));
	if (!session.customer) return refuse('error_order_customer', result(null));
	if (!accept_terms) return refuse('error_order_terms', result(null));
	const short = [...session.lines].find(([code, qty]) => byCode(code).stock < qty);
	if (short) return refuse('error_order_changed', result(null));

	for (const [code, qty] of session.lines) byCode(code).stock -= qty;
	const id = orders.size + 1;
	const code = randomBytes(12).toString('hex');
	const order = { id, code, order_identificator: `${id}-${code}`, number: `M-${1000 + id}` };
	orders.set(order.order_identificator, toOrder(order, { cart: toCart(session), customer: session.customer, note }));
	session.done.set(idempotency_key, order);
	session.lines.clear();
	session.version += 1;
	return answer(result(order, false));
}

/** Whether the lines of a screen are those of the cart, at today's prices. */
function isShown(session, lines) {
	const isSame = ({ shopping_cart_code: code, qty, unit_price }) => session.lines.get(code) === qty && byCode(code).price === unit_price;
	return lines.length === session.lines.size && lines.every(isSame);
}

/** An order as it was placed: it does not change when products do. */
function toOrder(order, { cart, customer, note }) {
	const items = cart.parcels[0].items.map((line) => ({ ...line, id: line.item.id }));
	const datetime = new Date().toISOString();
	return {
		...order,
		status: 'received',
		datetime_created: datetime,
		currency: 'EUR',
		total: cart.total,
		items_count: items.reduce((sum, { qty }) => sum + qty, 0),
		email: customer.email,
		phone: customer.delivery.phone,
		note,
		delivery: customer.delivery,
		payment: { ...PAYMENT, status: 'pending', may_retry: false },
		parcels: [{ id: 1, shipping: SHIPPING, items }],
		history: [{ status: 'received', datetime }],
		may_withdraw: false,
	};
}

const ORDERS = {
	price_asc: (one, other) => one.price - other.price,
	price_desc: (one, other) => other.price - one.price,
	title: (one, other) => one.title.localeCompare(other.title, 'hr'),
};

/** Products by what the query asks for: category, words, ids, order, page. */
function listProducts(query, call) {
	const ids = query.ids?.split(',').map(Number);
	const words = (query.search_q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
	const category = CATEGORIES.find(({ slug, id }) => slug === query.slug || id === Number(query.category_id));
	const matches = PRODUCTS.filter(
		(product) =>
			(!ids || ids.includes(product.id)) &&
			(!(query.slug || query.category_id) || product.category === category?.id) &&
			words.every((word) => `${product.title} ${product.text}`.toLowerCase().includes(word)),
	);
	const sorted = ORDERS[query.sort] ? matches.toSorted(ORDERS[query.sort]) : matches;
	// A crawl follows `next_cursor` until it is null; a shopper asks for a page by its number.
	const limit = Number(query.limit ?? 24);
	const from = query.cursor ? Number(query.cursor) : (Number(query.page ?? 1) - 1) * limit;
	const next = from + limit;
	if (!(limit > 0 && from >= 0)) return BAD;
	const items = sorted.slice(from, next).map((product) => (query.mode === 'full' ? toProduct : toCard)(product, call));
	return answer({ items, total: sorted.length, next_cursor: next < sorted.length ? String(next) : null });
}

function findProduct({ item_id, item_slug }, call) {
	const product = PRODUCTS.find(({ id, title }) => (item_id === undefined ? slugOf(title) === item_slug : id === item_id));
	return product && toProduct(product, call);
}

const list = (items) => answer({ items, total: items.length, next_cursor: null });
const answer = (data) => ({ success: true, data });
/** An expected refusal: 200 with the name of the label that tells the shopper why. */
const refuse = (label_name, data) => ({ success: false, label_name, ...(data && { data }) });
const found = (data) => (data ? answer(data) : MISSING);
const BAD = { status: 400, title: 'The request makes no sense' };
const MISSING = { status: 404, title: 'There is no such thing' };

const SEAT = { street: 'Primjerna ulica 1', postcode: '10000', city: 'Zagreb', country: 'HR' };
const PAYMENTS = [{ code: PAYMENT.code, title: PAYMENT.title }];
const COMPANY = { name: 'Mala radionica d.o.o.', email: 'info@mala-radionica.example', phone: '+385 1 000 0000', address: SEAT };
const CONSENT = { template: 'cookie', title: 'Kolačići', text: 'Koristimo samo nužne kolačiće.', url: '/privatnost/' };
const NECESSARY = { code: 'necessary', title: 'Nužni', text: 'Za košaricu i narudžbu.', required: true };

/** Each call: method, path, and what it answers. Names are the contract's, paths are ours: the storefront learns them from the endpoint table. */
const CALLS = {
	_get_hapi_misc_info: [
		'GET',
		'/misc/info/',
		(_, { host }) => answer({ site_url: `https://${host}`, site_name: 'Mala radionica', company: COMPANY, payments: PAYMENTS }),
	],
	_get_hapi_misc_currency: ['GET', '/misc/currency/', () => answer({ code: 'EUR', symbol: '€', display: '%s €', decimals: 2 })],
	_get_hapi_misc_routes: ['GET', '/misc/routes/', () => answer(ROUTES)],
	_post_hapi_gdpr_template: ['POST', '/gdpr/template/', () => answer({ ...CONSENT, categories: [NECESSARY] })],
	_get_hapi_cms_pages: ['GET', '/cms/pages/', ({ slug }) => answer({ items: PAGES.filter((known) => !slug || known.slug === slug).map(toPage) })],
	_get_hapi_catalog_categories: ['GET', '/catalog/categories/', ({ slug }) => list(CATEGORIES.map(toCategory).filter((known) => !slug || known.slug === slug))],
	_get_hapi_catalog_products: ['GET', '/catalog/products/', listProducts],
	_post_hapi_catalog_product: ['POST', '/catalog/product/', (body, call) => found(findProduct(body, call))],
	_post_hapi_catalog_price_qty: ['POST', '/catalog/price-qty/', ({ ids }) => answer({ items: PRODUCTS.filter(({ id }) => ids.includes(id)).map(toCard) })],
	_get_hapi_auth_is_login: ['GET', '/auth/is-login/', () => answer({ user_id: null, continue_as_guest_exist: true })],
	_get_hapi_webshop_cart: ['GET', '/webshop/cart/', (_, call) => answer(toCart(call.session))],
	_post_hapi_webshop_product: ['POST', '/webshop/product/', (body, call) => changeLine(call, body, (there) => there + body.qty)],
	_put_hapi_webshop_product: ['PUT', '/webshop/product/', (body, call) => changeLine(call, body, () => body.qty)],
	_delete_hapi_webshop_product: ['DELETE', '/webshop/product/', (body, call) => changeLine(call, body, () => 0)],
	_get_hapi_webshop_customer: ['GET', '/webshop/customer/', (_, { session }) => answer(toCustomer(session))],
	_post_hapi_webshop_customer: ['POST', '/webshop/customer/', (body, call) => saveCustomer(call, body)],
	_post_hapi_webshop_order: ['POST', '/webshop/order/', (body, call) => placeOrder(call, body)],
	_get_hapi_webshop_order: ['GET', '/webshop/order/', ({ order_identificator }) => found(orders.get(order_identificator))],
};
/** Writes that may be sent twice: the storefront repeats them after a lost answer. */
const IDEMPOTENT = /_webshop_(product|order)$/;
const TABLE = Object.fromEntries(
	Object.entries(CALLS).map(([name, [method, path]]) => [name, { method, path: `/api${path}`, idempotent: method !== 'GET' && IDEMPOTENT.test(name) }]),
);

/** The three calls with fixed addresses: a token, the endpoint table, and whether the shop is closed. */
const FIXED = {
	'/hapi/v1/auth/generate-token/': ({ force_logout }, token) => {
		if (force_logout === '1') sessions.delete(token);
		const jwt = randomUUID();
		sessions.set(jwt, newSession());
		return answer({ jwt });
	},
	'/hapi/v1/misc/endpoints/': () => ({ ...answer(TABLE), version: '1.0.0' }),
	'/hapi/v1/misc/is-maintenance/': () => ({ success: false }),
};

/** What a request is answered with; a `status` in it is the answer's own. */
function route({ method, headers }, { pathname, body }) {
	const token = headers.authorization?.replace(/^Bearer /, '');
	const fixed = FIXED[pathname];
	if (fixed) return fixed(body, token);
	const call = Object.values(CALLS).find(([of, path]) => of === method && `/api${path}` === pathname);
	if (!call) return MISSING;
	const session = sessions.get(token);
	if (!session) return { status: 401, title: 'The token is unknown: ask for a new one' };
	return call[2](body, { session, host: headers['base-host'] ?? headers.host });
}

function toPicture(id) {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><rect width="400" height="400" fill="#f1f4f6"/>${DRAWINGS[id]}</svg>`;
}

async function readBody(request) {
	let text = '';
	for await (const part of request) text += part;
	return JSON.parse(text || '{}');
}

async function respond(request, response) {
	const { pathname, searchParams } = new URL(request.url, 'http://backend');
	const id = /^\/media\/slike\/(\d+)\.svg$/.exec(pathname)?.[1];
	if (id in DRAWINGS) return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(toPicture(id));
	let result;
	try {
		const body = request.method === 'GET' ? Object.fromEntries(searchParams) : await readBody(request);
		result = route(request, { pathname, body });
	} catch (error) {
		result = error instanceof SyntaxError ? BAD : { status: 500, title: String(error) };
	}
	response.writeHead(result.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
}

/** Starts the backend; port 0 is any free one. */
export function startMinimalBackend({ port = 8787, host = '127.0.0.1' } = {}) {
	const server = createServer(respond);
	const close = () => new Promise((done) => server.close(done));
	return new Promise((resolve) => server.listen(port, host, () => resolve({ url: `http://${host}:${server.address().port}`, close })));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const { url } = await startMinimalBackend({ port: Number(process.env.PORT ?? 8787) });
	console.log(`The backend is at ${url}`);
}
