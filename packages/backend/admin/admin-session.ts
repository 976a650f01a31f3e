import { isSameSecret } from '@titraj/contract/is-same-secret.ts';
import type { FastifyRequest } from 'fastify';
import { findStaff, isOwnRequest, type Role, type StaffSession } from '../staff/index.ts';

/** Roles that may open these pages, which do not check single rights. */
const MAY_OPEN: ReadonlySet<Role> = new Set(['owner', 'manager']);

export type Editor = StaffSession;

/** The editor of the request's session cookie; null if there is none. */
export async function findEditor(request: FastifyRequest, tools: Parameters<typeof findStaff>[1]): Promise<Editor | null> {
	const staff = await findStaff(request, tools);
	return staff && !staff.needsSecondFactor && MAY_OPEN.has(staff.person.role) ? staff : null;
}

/** Whether a form was sent by a page of the back office: checks the browser's origin headers and the editor's token. */
export function isOwnForm(request: FastifyRequest, csrf: string | null): boolean {
	if (!isOwnRequest(request)) return false;
	const sent = typeof request.body === 'object' && request.body !== null && 'csrf' in request.body ? String(request.body.csrf) : '';
	return csrf === null || isSameSecret(sent, csrf);
}
