import { isLoopback } from '@titraj/contract/http/loopback.ts';
import { list } from '@titraj/contract/settings/formats.ts';
import { optional, setting } from '@titraj/contract/settings/setting.ts';
import { parseTagHosts } from '../tag-hosts.server.ts';

/** The page policy allows no wildcard hosts, and nothing that would end a directive. */
const secureOrigin =
	(example: string, { onThisMachine = false } = {}) =>
	(text: string): string => {
		const url = URL.parse(text);
		const isSafe = url?.protocol === 'https:' || (onThisMachine && url?.protocol === 'http:' && isLoopback(url.hostname));
		if (!url || !isSafe || /[;,\s*]/.test(url.host)) throw new Error(`"${text}" in it is not an https address such as ${example}`);
		return url.origin;
	};

/** Other origins that pages may load from, send to or link to. */
export const HOST_SETTINGS = {
	paymentHosts: optional('PAYMENT_HOSTS', list(secureOrigin('https://pay.bank.example', { onThisMachine: true })), {
		about:
			"Origins of payment providers' pages, comma-separated: forms and redirects of a payment may lead only there, and the page policy (form-action) contains them. Also set it when pages are built. Empty: the backend's own test bank if the backend is on this machine, SITE_URL is an address of this machine and no proxy is trusted, else none.",
	}),
	pictureHosts: setting('PICTURE_HOSTS', list(secureOrigin('https://cdn.erp.example', { onThisMachine: true })), {
		standard: '',
		about:
			"Origins of pictures for which the backend returns absolute URLs, comma-separated, such as its CDN: pages show them in their original size, and the page policy (img-src) contains the origins. Also set it when pages are built. Empty: pages show only pictures below /media/ of the backend's own host.",
	}),
	scriptHosts: setting('CONTENT_SCRIPT_HOSTS', list(secureOrigin('https://widgets.partner.example')), {
		standard: '',
		about:
			"Origins of scripts that editors may use in content, comma-separated: they load with a visitor's consent, and the page policy contains them. Empty: scripts in content are removed.",
	}),
	tagHosts: setting('TAG_HOSTS', parseTagHosts, {
		standard: '',
		about:
			'What the tags of the Google Tag Manager container may load from and send to, comma-separated: the presets google-ads, meta and hotjar, and https origins such as https://pixel.partner.example or https://*.partner.example. The page policy contains them if the backend returns a container. Inline scripts stay blocked: use templates of the container, not custom HTML. Empty: only Google Analytics.',
	}),
} as const;
