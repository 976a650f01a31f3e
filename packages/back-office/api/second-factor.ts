import type { FactorRoles } from '@titraj/backend/merchant-api/routes/staff-routes.ts';
import type { BegunFactor, RecoveryCodes, SecondFactor } from '@titraj/backend/merchant-api/session/second-factor-route.ts';
import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { BegunFactor };

/** Picture of a factor that waits for its first code. */
export const FACTOR_PICTURE = '/merchant/v1/second-factor/qr';

export const readFactor = read<SecondFactor>('/second-factor');
export const beginFactor = (): Promise<Result<BegunFactor>> => send<BegunFactor>({ method: 'POST', path: '/second-factor' });
export const confirmFactor = (code: string): Promise<Result<RecoveryCodes>> =>
	send<RecoveryCodes>({ method: 'POST', path: '/second-factor/confirmation', body: { code } });
export const renewRecoveryCodes = (): Promise<Result<RecoveryCodes>> => send<RecoveryCodes>({ method: 'POST', path: '/second-factor/recovery-codes' });
export const removeFactor = (): Promise<Result<unknown>> => send({ method: 'DELETE', path: '/second-factor' });

/** Removes the second factor of a person who has lost it. */
export const resetFactor = (id: number): Promise<Result<unknown>> => send({ method: 'DELETE', path: `/staff/${id}/second-factor` });

export const readFactorRoles = read<FactorRoles>('/second-factor-roles');
export const saveFactorRoles = (roles: readonly string[], version: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: '/second-factor-roles', body: { roles }, ifMatch: version });
