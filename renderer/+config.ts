import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';

export default {
	extends: [vikeReact],
	stream: false,
	trailingSlash: true,
	reactStrictMode: false,
	hooksTimeout: false,
	prerender: { enable: true, partial: true, disableAutoRun: true, keepDistServer: true },
} satisfies Config;
