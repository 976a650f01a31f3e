import type { Connector } from '../connector.ts';
import { ShopClient } from '../shop/shop-client.ts';
import { State } from '../state/state.ts';
import type { LogLine, Round } from './round.ts';

interface Opening {
	readonly now?: () => number;
	readonly dryRun?: boolean;
	readonly log?: (line: LogLine) => void;
	readonly isEnding?: () => boolean;
	/** Whether rounds are run, which one process alone may do; true by default. */
	readonly isRunning?: boolean;
}

/** A connector with its state opened; close it at the end. */
export function openRound<Product>(
	connector: Connector<Product>,
	{ now = Date.now, dryRun = false, log = printLine, isEnding = () => false, isRunning = true }: Opening = {},
): Round<Product> & Disposable {
	const state = new State(connector.state, { isRunning });
	// An order placed before may be at the engine, sent by a connector whose state is lost.
	if (state.isNew) state.setCursor('began', String(now()));
	const shop = new ShopClient(connector.shop);
	return { connector, shop, state, now, dryRun, log, isEnding, [Symbol.dispose]: () => state.close() };
}

const printLine = (line: LogLine): void => console.log(JSON.stringify(line));
