import { SignedXml } from 'xml-crypto';
import { escapeXml } from '../../platform/text/escape-xml.ts';
import type { Certificate } from './certificate.ts';
import type { RequestName } from './to-request-xml.ts';

const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const DSIG = 'http://www.w3.org/2000/09/xmldsig#';

/** Signs a request as the tax office prescribes: enveloped, exclusive canonicalization, RSA-SHA1, with certificate, issuer and serial number. */
export function signRequest(xml: string, name: RequestName, { privateKey, certificate, issuer, serial }: Certificate): string {
	const signature = new SignedXml({
		...{ privateKey, signatureAlgorithm: `${DSIG}rsa-sha1`, canonicalizationAlgorithm: EXCLUSIVE },
		getKeyInfoContent: () =>
			`<X509Data><X509Certificate>${certificate}</X509Certificate><X509IssuerSerial><X509IssuerName>${escapeXml(issuer)}</X509IssuerName><X509SerialNumber>${serial}</X509SerialNumber></X509IssuerSerial></X509Data>`,
	});
	signature.addReference({
		xpath: `/*[local-name(.)='${name}']`,
		...{ uri: `#${name}`, digestAlgorithm: `${DSIG}sha1`, transforms: [`${DSIG}enveloped-signature`, EXCLUSIVE] },
	});
	signature.computeSignature(xml);
	return signature.getSignedXml();
}
