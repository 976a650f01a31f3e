import { type Element, parseXmlDocument } from 'slimdom';

/** Elements that every document has (BR-01 to BR-16, HR-BR-2, 5, 7, 9, 10, 34, 37), as paths from the root. */
const NEEDED = [
	...['CustomizationID', 'ProfileID', 'ID', 'IssueDate', 'IssueTime', 'DocumentCurrencyCode', 'TaxTotal/TaxAmount', 'PaymentMeans/PaymentMeansCode'],
	...['AccountingSupplierParty', 'AccountingCustomerParty'].flatMap((party) =>
		['EndpointID', 'PostalAddress/Country/IdentificationCode', 'PartyTaxScheme/CompanyID', 'PartyLegalEntity/RegistrationName'].map(
			(path) => `${party}/Party/${path}`,
		),
	),
	...['AccountingSupplierParty/SellerContact/ID', 'AccountingSupplierParty/SellerContact/Name'],
	...['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount', 'PayableAmount'].map((name) => `LegalMonetaryTotal/${name}`),
];

/**
 * What is wrong with an e-invoice, by our own reading of EN 16931 and HR-CIUS 2025, apart from the code that makes it: needed elements, sums to the cent, tax by rate, KPD codes.
 * `official-rules.ts` has the official rules.
 */
export function checkEInvoice(xml: string): string[] {
	const root = parseXmlDocument(xml).documentElement;
	if (root === null) return ['no document'];
	const isCredit = root.localName === 'CreditNote';
	const lines = all(root, isCredit ? 'CreditNoteLine' : 'InvoiceLine');
	const charges = all(root, 'AllowanceCharge');
	const subtotals = all(root, 'TaxTotal/TaxSubtotal');
	const total = (name: string) => cents(root, `LegalMonetaryTotal/${name}`);
	const net = sumOf(lines, 'LineExtensionAmount');
	const charged = sumOf(charges, 'Amount');
	const tax = cents(root, 'TaxTotal/TaxAmount');
	const problems: (readonly [isWrong: boolean, text: string])[] = [
		...NEEDED.map((path) => [textOf(root, path) === '', `${path} is missing`] as const),
		[lines.length === 0, 'BR-16: no line'],
		[total('LineExtensionAmount') !== net, `BR-CO-10: lines are ${net}`],
		[total('ChargeTotalAmount') !== charged, `BR-CO-12: charges are ${charged}`],
		[total('TaxExclusiveAmount') !== net + charged, 'BR-CO-13: net is not lines and charges'],
		[tax !== sumOf(subtotals, 'TaxAmount'), 'BR-CO-14: VAT is not that of the rates'],
		[total('TaxInclusiveAmount') !== net + charged + tax, 'BR-CO-15: total is not net and VAT'],
		[total('PayableAmount') !== total('TaxInclusiveAmount') - total('PrepaidAmount'), 'BR-CO-16: payable is not total less paid'],
		[!isCredit && total('PayableAmount') > 0 && textOf(root, 'DueDate') === '', 'HR-BR-4: no due date'],
		...subtotals.flatMap((subtotal) => checkRate(subtotal, lines, charges)),
		...lines.flatMap((line) => checkLine(line, isCredit || textOf(root, 'InvoiceTypeCode') === '386')),
		...everyElement(root).flatMap((element) => [
			[element.children.length === 0 && (element.textContent ?? '').trim() === '', `HR-BR-33: ${element.nodeName} is empty`] as const,
			[
				element.hasAttribute('currencyID') && element.localName !== 'PriceAmount' && !/^-?\d+\.\d\d$/.test(element.textContent ?? ''),
				`BR-DEC: ${element.nodeName}`,
			] as const,
		]),
	];
	return problems.filter(([isWrong]) => isWrong).map(([, text]) => text);
}

type Problem = readonly [isWrong: boolean, text: string];

function checkRate(subtotal: Element, lines: readonly Element[], charges: readonly Element[]): Problem[] {
	const percent = textOf(subtotal, 'TaxCategory/Percent');
	const at = (elements: readonly Element[], path: string) => elements.filter((element) => textOf(element, path) === percent);
	const own = sumOf(at(lines, 'Item/ClassifiedTaxCategory/Percent'), 'LineExtensionAmount') + sumOf(at(charges, 'TaxCategory/Percent'), 'Amount');
	const [base, tax] = [cents(subtotal, 'TaxableAmount'), cents(subtotal, 'TaxAmount')];
	return [
		[base !== own, `BR-S-08: ${percent} % of ${own}, not ${base}`],
		[Math.abs(tax - (base * Number(percent)) / 100) >= 100, `BR-CO-17: VAT of ${percent} % is ${tax} on ${base}`],
	];
}

function checkLine(line: Element, needsNoCode: boolean): Problem[] {
	const quantity = Number(textOf(line, 'InvoicedQuantity') || textOf(line, 'CreditedQuantity'));
	const price = Number(textOf(line, 'Price/PriceAmount'));
	const code = all(line, 'Item/CommodityClassification/ItemClassificationCode')[0];
	return [
		[price < 0, 'BR-27: negative price'],
		[Math.round(quantity * price * 100) !== cents(line, 'LineExtensionAmount'), `line of ${quantity} × ${price}`],
		[!needsNoCode && (code?.getAttribute('listID') !== 'CG' || !/^\d\d\.\d\d\.\d\d$/.test(code.textContent ?? '')), 'HR-BR-25: no KPD code'],
	];
}

const everyElement = (root: Element): Element[] => [root, ...root.children.flatMap(everyElement)];

/** Elements at a path of local names. */
function all(from: Element, path: string): Element[] {
	const [name = '', ...rest] = path.split('/');
	const found = from.children.filter(({ localName }) => localName === name);
	return rest.length === 0 ? found : found.flatMap((element) => all(element, rest.join('/')));
}

const textOf = (from: Element, path: string): string => all(from, path)[0]?.textContent ?? '';
const cents = (from: Element, path: string): number => Math.round(Number(textOf(from, path)) * 100);
const sumOf = (elements: readonly Element[], path: string): number => elements.reduce((sum, element) => sum + cents(element, path), 0);
