/** Notifies the operator of alerts by mail and webhook. */
export { watchShop } from './alerts/watch-shop.ts';
/** State of a shop for its operator, read from its database and settings. */
export { Operation } from './operation.ts';
/** The same as metrics. */
export { operationGauges } from './operation-gauges.ts';
/** Reads it; whether others reach a shop. */
export { isPublic, readOperation } from './read-operation.ts';
/** Warnings at start. */
export { toStartNotes } from './start-notes.ts';
