export {
	/** Loads what draws energy labels; main.ts calls it at the start, because `npm ci` may replace those files while the server runs. */
	loadLabels,
	/** Product PDFs. Uploaded or fetched ones are at `/documents/<hash>/<name>.pdf`. Demo documents are at `/documents/<sku>/<kind>.pdf`, their energy labels at `.svg`; these are generated per request from the product's current data. The storefront caches them. */
	registerDocuments,
} from './document-route.ts';
/** The shop's own look below `/media/look/`: its stylesheet, a stylesheet for previews, icon and logo. */
export { registerLook } from './look-route.ts';
export {
	/** Loads what draws the demo's pictures, if it is installed. */
	loadDrawings,
	/** Product pictures at `/media/stored/<hash>.<width>.<format>`, and demo drawings at `/media/<kind>/<params>/<view>.svg` if the demo package is installed. Both are immutable: the URL determines the content. */
	registerMedia,
} from './media-route.ts';
/** GET /documents/order-papers/<id>.pdf?order_identificator=…: a paper of an order, for whoever has the order's code. The code is in the query, which is not logged. */
export { registerPapers } from './paper-route.ts';
/** API reference for developers of a backend (0064): OpenAPI at /hapi/v1/openapi.json, Swagger UI (served from its package) at /hapi/v1/docs, and Markdown at /hapi/v1/docs/reference.md. */
export { registerReference } from './reference-route.ts';
/** Registers the route of an endpoint: checks the token and the request, calls the handler and sends its response. */
export { registerEndpoint } from './register-endpoint.ts';
