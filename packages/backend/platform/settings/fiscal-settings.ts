import { text } from '@titraj/contract/settings/formats.ts';
import { type Format, optional } from '@titraj/contract/settings/setting.ts';

/** Addresses of the tax office's service. */
const SERVICES = {
	test: 'https://cistest.apis-it.hr:8449/FiskalizacijaServiceTest',
	production: 'https://cis.porezna-uprava.hr:8449/FiskalizacijaService',
} as const;

const service: Format<string> = (value) => {
	if (value === 'test' || value === 'production') return SERVICES[value];
	if (!URL.canParse(value) || !/^https?:/.test(value)) throw new Error('it must be `test`, `production` or an address');
	return value;
};

export const FISCAL_SETTINGS = {
	fiscalService: optional('FISCAL_SERVICE', service, {
		about: 'Service that invoices are reported to: `test`, `production`, or another address. Empty: the backend reports none (docs/papers.md).',
	}),
	fiscalCertificate: optional('FISCAL_CERTIFICATE', text, {
		about: 'File of the certificate for fiscalisation (FINA), with its key, in PKCS #12 format (.p12).',
	}),
	fiscalPassword: optional('FISCAL_PASSWORD', text, { about: 'Password of that file.', secret: true }),
	fiscalCa: optional('FISCAL_CA', text, {
		about: "File with the certificates (PEM) that the service's own certificate is issued by, if the system does not know them.",
	}),
} as const;

/** How invoices are reported to the tax office. */
export interface FiscalService {
	readonly url: string;
	readonly certificateFile: string;
	readonly password: string;
	readonly caFile: string | null;
}

interface FiscalValues {
	readonly fiscalService: string | undefined;
	readonly fiscalCertificate: string | undefined;
	readonly fiscalPassword: string | undefined;
	readonly fiscalCa: string | undefined;
}

/** Null if nothing is reported. Throws if only a part is set. */
export function readFiscalService({ fiscalService: url, fiscalCertificate, fiscalPassword, fiscalCa }: FiscalValues): FiscalService | null {
	if (url === undefined && fiscalCertificate === undefined) return null;
	if (url === undefined || fiscalCertificate === undefined) throw new Error('FISCAL_SERVICE and FISCAL_CERTIFICATE belong together: set both or none');
	return { url, certificateFile: fiscalCertificate, password: fiscalPassword ?? '', caFile: fiscalCa ?? null };
}
