import { localizePath } from '../../localization/index.ts';
import type { Call } from '../../platform/http/handler.ts';

type Site = Pick<Call, 'config' | 'lang'>;

/** URLs in the storefront that mails link to. */
export const toConfirmUrl = (site: Site, id: string, code: string): string => toUrl(site, `potvrda-registracije/${id}/${code}/`);
export const toNewPasswordUrl = (site: Site, id: string, code: string): string => toUrl(site, `nova-lozinka/${id}/${code}/`);
/** Path of the same page for API responses, which are localized later. */
export const toNewPasswordPath = (id: string, code: string): string => `/moj-racun/nova-lozinka/${id}/${code}/`;
export const toForgottenUrl = (site: Site): string => toUrl(site, 'zaboravljena-lozinka/');
/** The sign-in page, on which the proof spares its browser the waits that strangers cause. */
export const toSignInUrl = (site: Site, proof: string): string => `${toUrl(site, 'prijava/')}?sign_in_proof=${proof}`;

const toUrl = ({ config, lang }: Site, path: string): string => config.siteUrl + localizePath(`/moj-racun/${path}`, lang);
