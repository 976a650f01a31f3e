// CAMT.053 statements as banks write them, made small: version .02 as Croatian banks send it (structured reference with model, EndToEndId with a bare model), version
// .08 (status and parties one level deeper, namespace prefix), and a batch with the amounts in its transactions.

export interface Credit {
	readonly amount: string;
	readonly reference?: string;
	readonly text?: string;
	readonly payer?: string;
	readonly bankReference?: string;
	readonly currency?: string;
}

const IBAN = 'HR1210010051863000160';

/** Version .02, one transaction per entry. */
export const camt02 = (credits: readonly Credit[]): string =>
	document(
		'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02',
		credits
			.map(
				({
					amount,
					reference,
					text = '',
					payer = 'ANA ANIĆ',
					bankReference,
					currency = 'EUR',
				}) => `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>2026-11-27</Dt></BookgDt><ValDt><Dt>2026-11-27</Dt></ValDt>${bankReference ? `<AcctSvcrRef>${bankReference}</AcctSvcrRef>` : ''}<BkTxCd><Prtry><Cd>NOTPROVIDED</Cd></Prtry></BkTxCd>
<NtryDtls><TxDtls><Refs><EndToEndId>HR99</EndToEndId></Refs><RltdPties><Dbtr><Nm>${payer}</Nm><PstlAdr><AdrLine>ILICA 1</AdrLine></PstlAdr></Dbtr></RltdPties>
<RmtInf>${text && `<Ustrd>${text}</Ustrd>`}${reference ? `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd>` : ''}</RmtInf></TxDtls></NtryDtls></Ntry>`,
			)
			.join('\n'),
	);

/** Version .08, with a namespace prefix. */
export const camt08 = (credits: readonly Credit[]): string =>
	prefixed(
		document(
			'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08',
			credits
				.map(
					({
						amount,
						reference,
						text = '',
						payer = 'Ana Anić',
						bankReference = '',
					}) => `<Ntry><NtryRef>1</NtryRef><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><DtTm>2026-11-27T08:12:00+01:00</DtTm></BookgDt><NtryDtls><TxDtls><Refs><AcctSvcrRef>${bankReference}</AcctSvcrRef><EndToEndId>${reference ?? 'NOTPROVIDED'}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt>
<RltdPties><Dbtr><Pty><Nm>${payer}</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
				)
				.join('\n'),
		),
	);

/** One entry for a batch of transactions. */
export const camtBatch = (credits: readonly Credit[]): string =>
	document(
		'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02',
		`<Ntry><Amt Ccy="EUR">${credits.reduce((sum, { amount }) => sum + Number(amount), 0).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-27</Dt></BookgDt><NtryDtls><Btch><NbOfTxs>${credits.length}</NbOfTxs></Btch>
${credits.map(({ amount, reference = '', payer = 'ANA ANIĆ' }) => `<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`).join('\n')}</NtryDtls></Ntry>`,
	);

/** Entries that are no money that came in: a debit, a reversal, and one that is only announced. */
export const camtOthers = (reference: string): string =>
	document(
		'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02',
		[
			['DBIT', 'false', 'BOOK'],
			['CRDT', 'true', 'BOOK'],
			['CRDT', 'false', 'PDNG'],
		]
			.map(
				([way, reversal, status]) =>
					`<Ntry><Amt Ccy="EUR">10.00</Amt><CdtDbtInd>${way}</CdtDbtInd><RvslInd>${reversal}</RvslInd><Sts>${status}</Sts><BookgDt><Dt>2026-11-27</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${reference}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
			)
			.join('\n'),
	);

const document = (namespace: string, entries: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="${namespace}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId><CreDtTm>2026-11-28T05:00:00</CreDtTm></GrpHdr><Stmt><Id>228</Id><ElctrncSeqNb>228</ElctrncSeqNb><CreDtTm>2026-11-28T05:00:00</CreDtTm>
<Acct><Id><IBAN>${IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct><Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-27</Dt></Dt></Bal>
${entries}</Stmt></BkToCstmrStmt></Document>`;

const prefixed = (xml: string): string => xml.replace('xmlns=', 'xmlns:n0=').replaceAll(/<(\/?)(?=[A-Z])/g, '<$1n0:');
