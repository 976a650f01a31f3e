/** Whether there is a warehouse view, and whose permission opens it (Spec 6; Spec 9: off). */
export interface WarehouseView {
	readonly enabled: boolean;
	readonly permission: string;
}

/** Whether a user sees the warehouse view: it is on, and the user has its permission. */
export function mayViewWarehouse({ enabled, permission }: WarehouseView, user: { readonly permissions: readonly string[] } | null): boolean {
	return enabled && permission !== '' && (user?.permissions.includes(permission) ?? false);
}
