import { toReportFile } from '@titraj/back-office/screens/imports/report-file.ts';
import { expect, test } from 'vitest';

const REPORT = `\uFEFFfile,line,sku,field,outcome,reason
cjenik.csv,2,A-1,gtin,field left out,has a wrong check digit
cjenik.csv,,,title,row refused,is empty
cjenik.csv,4,"B,2",price,row refused,"""na upit"" is no amount with a decimal comma (--decimal)"
cjenik.csv,5,C,,row refused,something new
`;

test('says the report of an import in Croatian, with a cell for each of the file, and keeps what it has no words for', () => {
	expect(toReportFile(REPORT)).toBe(`\uFEFFdatoteka,redak,šifra,polje,ishod,razlog
cjenik.csv,2,A-1,EAN,podatak izostavljen,kontrolna znamenka nije točna: provjerite broj
cjenik.csv,,,Naziv,redak odbijen,ispunite ovo polje
cjenik.csv,4,"B,2",Cijena,redak odbijen,"""na upit"" nije iznos s decimalnim zarezom"
cjenik.csv,5,C,,redak odbijen,something new
`);
});

test('runs no value of the feed as a formula that stands first in the Croatian reason alone', () => {
	const reason = 'names =HYPERLINK(0), which is no list of the shop';
	expect(toReportFile(`file,line,sku,field,outcome,reason\na.csv,2,'-1+1,lists,field left out,"${reason}"\n`)).toContain(
		"a.csv,2,'-1+1,lists,podatak izostavljen,'=HYPERLINK(0) nije popis ove trgovine",
	);
});
