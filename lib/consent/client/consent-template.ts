import type { GdprTemplate } from '@titraj/contract/gdpr.ts';
import { loadOnce } from '@titraj/contract/share-load.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { unwrap } from '#lib/platform/http/result.ts';

const template = loadOnce(async () => unwrap(await fetchApi('/api/nuxtapi/gdpr/template/', { method: 'POST', body: { template: 'cookie' } })));

/**
 * The backend's template of the consent dialog; null if it has none or the call fails. Without a template there is no dialog, and
 * everything stays denied (Spec 7, gdpr/template).
 */
export const loadConsentTemplate = (): Promise<GdprTemplate | null> => template().catch(() => null);
