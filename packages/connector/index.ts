/** A connector between the merchant API and an engine, an ERP or another shop (docs/connect.md, 0139). */

/** What a merchant's file exports. */
export { type Connector, defineConnector } from './connector.ts';
/** Posts and pages of a CMS. */
export { contentOnly } from './content/content-only.ts';
export type { ContentItem, ContentSource, StoredPicture } from './content/content-source.ts';
/** What the other side has to offer. */
export type { ChangePage, Engine, FulfilmentChange, FulfilmentEvent, FulfilmentPage, Hint, OrderPart, WebhookRequest } from './engine.ts';
/** An ERP that reads and writes files, in a folder or behind SFTP. */
export type { ErpFiles, FulfilmentWord } from './files/erp-files.ts';
export type { FileStore } from './files/file-store.ts';
export { filesEngine } from './files/files-engine.ts';
export { openFolder } from './files/folder-store.ts';
export { openSftp } from './files/sftp-store.ts';
export { shareStore } from './files/share-store.ts';
/** HTTP calls with limits, and what is known about one that failed. */
export { call, parseReply } from './http/call.ts';
export { CallError } from './http/call-error.ts';
/** Which field comes from where, and which side wins. */
export { type Mapping, NO_MAPPING } from './mapping/mapping.ts';
/** A round without the command, as tests run it. */
export { openRound } from './round/open-round.ts';
export { dropDead, listDead, listProblems, retryDead, toStatus } from './round/report.ts';
export { runRound } from './round/run-round.ts';
export { serveWebhooks } from './round/serve-webhooks.ts';
/** Shapes of the merchant API. */
export type { OrderView, ProductRow } from './shop/types.ts';
export { restoreState } from './state/kept-state.ts';
