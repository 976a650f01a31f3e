/** The demo provider as the shop knows it; each process generates its own secret. */
export { createDemoIssuer } from './demo-issuer.ts';
/** A small OpenID Connect provider: authorization code with PKCE, signed ID tokens, no real accounts. Its keys live as long as the process. */
export { registerDemoProvider } from './demo-provider.ts';
/** Data of the demo shop from `@titraj/demo`; undefined if that package is not installed: the shop then starts empty. */
export { loadDemoSeed } from './demo-seed.ts';
export {
	/** Hides routes from requests that another machine sent, or a proxy passed on. */
	hideFromOthers,
	/** Opens the pages for developers, the test bank and the header base-client in a demo that others cannot reach, for requests of this machine only. Everywhere else only their own settings open them (0110). */
	openDemo,
} from './open-demo.ts';
/** The mails of the shop at `/dev/outbox`, newest first; `recipient` keeps those to one address, `format=json` is for programs. */
export { registerOutbox } from './outbox.ts';
/** How fast the shop was for its visitors, at `/dev/vitals`; `format=json` is for programs. */
export { registerVitalsPage } from './vitals-page.ts';
