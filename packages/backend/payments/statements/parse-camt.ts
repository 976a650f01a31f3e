import { SaxesParser } from 'saxes';

/** A payment on a bank statement that came in. */
export interface StatementEntry {
	/** The bank's own reference of the transaction; empty if it gives none. */
	readonly bankReference: string;
	readonly cents: number;
	/** ISO 4217 code. */
	readonly currency: string;
	/** ISO 8601 day on which it was booked. */
	readonly bookedOn: string;
	readonly payer: string;
	/** Structured references, as the payer's bank passed them on. */
	readonly references: readonly string[];
	/** Free text of the payer. */
	readonly text: string;
}

export interface Statement {
	/** Account of the statement; empty if it names none. */
	readonly iban: string;
	readonly entries: readonly StatementEntry[];
}

interface Node {
	readonly name: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly children: Node[];
	text: string;
}

/**
 * Parses a CAMT.053 statement, as banks write its versions .02 to .08: with or without a namespace prefix, with one transaction or a batch per entry. Returns booked
 * credits alone: debits, reversals and entries that are only announced are left out. Throws if the file is no statement.
 */
export function parseCamt(xml: string): Statement[] {
	const root = parseXml(xml);
	const statements = findAll(root, ['BkToCstmrStmt', 'Stmt']);
	if (root.name !== 'Document' || statements.length === 0) throw new Error('The file is no CAMT.053 statement');
	return statements.map((statement) => ({ iban: textAt(statement, ['Acct', 'Id', 'IBAN']), entries: findAll(statement, ['Ntry']).flatMap(toEntries) }));
}

function toEntries(entry: Node): StatementEntry[] {
	const status = textAt(entry, ['Sts', 'Cd']) || textAt(entry, ['Sts']).trim();
	const isCredit = textAt(entry, ['CdtDbtInd']) === 'CRDT' && textAt(entry, ['RvslInd']) !== 'true';
	if (!isCredit || status !== 'BOOK') return [];
	const bookedOn = (textAt(entry, ['BookgDt', 'Dt']) || textAt(entry, ['BookgDt', 'DtTm']) || textAt(entry, ['ValDt', 'Dt'])).slice(0, 10);
	const details = findAll(entry, ['NtryDtls', 'TxDtls']);
	const parts = details.length === 0 ? [entry] : details;
	return parts.map((part) => {
		// A batch names the amount of each transaction; a single one may leave it to the entry.
		const amount = details.length > 1 ? (findAll(part, ['Amt'])[0] ?? findAll(part, ['AmtDtls', 'TxAmt', 'Amt'])[0]) : findAll(entry, ['Amt'])[0];
		return {
			bankReference:
				textAt(part, ['Refs', 'AcctSvcrRef']) ||
				textAt(part, ['Refs', 'TxId']) ||
				(details.length > 1 ? '' : textAt(entry, ['AcctSvcrRef']) || textAt(entry, ['NtryRef'])),
			cents: toCents(amount?.text ?? ''),
			currency: amount?.attributes['Ccy'] ?? '',
			bookedOn,
			payer: textAt(part, ['RltdPties', 'Dbtr', 'Pty', 'Nm']) || textAt(part, ['RltdPties', 'Dbtr', 'Nm']),
			references: [...findAll(part, ['RmtInf', 'Strd', 'CdtrRefInf', 'Ref']), ...findAll(part, ['Refs', 'EndToEndId'])]
				.map(({ text }) => text.trim())
				.filter(isReference),
			text: findAll(part, ['RmtInf', 'Ustrd'])
				.map(({ text }) => text.trim())
				.join(' '),
		};
	});
}

/** `NOTPROVIDED` and a bare model say that there is no reference. */
const isReference = (text: string): boolean => text !== '' && text !== 'NOTPROVIDED' && !/^HR\d\d$/.test(text);

function toCents(amount: string): number {
	if (!/^\d{1,12}(\.\d{1,5})?$/.test(amount.trim())) throw new Error(`"${amount}" is no amount`);
	return Math.round(Number(amount) * 100);
}

function findAll(node: Node, path: readonly string[]): Node[] {
	return path.reduce<Node[]>((nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)), [node]);
}

const textAt = (node: Node, path: readonly string[]): string => findAll(node, path)[0]?.text.trim() ?? '';

const DEEPEST = 40;

/** Elements by their local name; a prefix says nothing that matters here. */
function parseXml(xml: string): Node {
	const top: Node = { name: '', attributes: {}, children: [], text: '' };
	const open = [top];
	const parser = new SaxesParser();
	parser.on('error', (error) => {
		throw new Error(`The file is no XML: ${error.message}`);
	});
	parser.on('doctype', () => {
		throw new Error('The file has a document type, which no statement needs');
	});
	parser.on('opentag', ({ name, attributes }) => {
		const node: Node = { name: name.slice(name.indexOf(':') + 1), attributes: { ...attributes }, children: [], text: '' };
		open.at(-1)?.children.push(node);
		open.push(node);
		if (open.length > DEEPEST) throw new Error('The file is nested too deeply');
	});
	parser.on('text', (text) => {
		const node = open.at(-1);
		if (node !== undefined) node.text += text;
	});
	parser.on('closetag', () => {
		open.pop();
	});
	parser.write(xml).close();
	return top.children[0] ?? top;
}
