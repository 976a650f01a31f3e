import { fetchApi } from '#lib/platform/client/fetch-api.ts';

/** Whether the visitor is staff, to whom lists show hidden products too (Spec 6). False where nobody can be asked. */
export async function seesHidden(): Promise<boolean> {
	const answer = await fetchApi('/api/hapi/auth/is-login');
	if (!answer.ok) return false;
	const { staff, developer, superuser } = answer.data;
	return staff || developer || superuser;
}
