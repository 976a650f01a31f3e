import { fetchApi } from '#lib/platform/client/fetch-api.ts';

/** Whether the visitor is staff, who also see hidden products in lists (Spec 6). False if that cannot be determined. */
export async function seesHidden(): Promise<boolean> {
	const answer = await fetchApi('/api/hapi/auth/is-login');
	if (!answer.ok) return false;
	const { staff, developer, superuser } = answer.data;
	return staff || developer || superuser;
}
