import { readFileSync } from 'node:fs';
import forge from 'node-forge';
import type { FiscalService } from '../../platform/settings/fiscal-settings.ts';

/** The seller's certificate for fiscalisation, with its key. */
export interface Certificate {
	/** PEM. */
	readonly privateKey: string;
	/** DER in base64. */
	readonly certificate: string;
	/** Name of the issuer as in XML signatures, and the serial number in decimal digits. */
	readonly issuer: string;
	readonly serial: string;
	/** It is not valid after this moment, nor before the other. */
	readonly validUntil: Date;
	readonly validFrom: Date;
}

/** Reads a PKCS #12 file, as FINA issues it. */
export function readCertificate({ certificateFile, password }: Pick<FiscalService, 'certificateFile' | 'password'>): Certificate {
	try {
		return parseCertificate(readFileSync(certificateFile), password);
	} catch (cause) {
		throw new Error(`The certificate ${certificateFile} cannot be read: check FISCAL_CERTIFICATE and FISCAL_PASSWORD`, { cause });
	}
}

/** The certificate of the file's key. */
export function parseCertificate(file: Buffer, password: string): Certificate {
	const store = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(file.toString('binary')), password);
	const bagsOf = (type: string) => store.getBags({ bagType: type })[type] ?? [];
	const key = [...bagsOf(forge.pki.oids['pkcs8ShroudedKeyBag'] ?? ''), ...bagsOf(forge.pki.oids['keyBag'] ?? '')].find((bag) => bag.key)?.key;
	if (!key) throw new Error('The file contains no key');
	const publicKey = forge.pki.publicKeyToPem(forge.pki.setRsaPublicKey(key.n, key.e));
	const own = bagsOf(forge.pki.oids['certBag'] ?? '').find(
		({ cert }) => cert && forge.pki.publicKeyToPem(cert.publicKey as forge.pki.rsa.PublicKey) === publicKey,
	)?.cert;
	if (!own) throw new Error('The file contains no certificate of its key');
	return {
		privateKey: forge.pki.privateKeyToPem(key),
		certificate: forge.util.encode64(forge.asn1.toDer(forge.pki.certificateToAsn1(own)).getBytes()),
		issuer: own.issuer.attributes
			.toReversed()
			.map(({ shortName, name, type, value }) => `${shortName ?? name ?? type}=${String(value).replaceAll(/([,+"\\<>;=])/g, '\\$1')}`)
			.join(','),
		serial: BigInt(`0x${own.serialNumber}`).toString(),
		validUntil: own.validity.notAfter,
		validFrom: own.validity.notBefore,
	};
}
