/** Groups of customers, who pay less than others: a reduction in per cent, prices of single products, and who is a member. Staff manage them. */
export { addMember, findCustomer, readGroupsOf, readMembers, removeMember } from './group-members.ts';
export { deleteGroup, type GroupTerms, insertGroup, readGroup, readGroups, updateGroup } from './groups.ts';
/** The price that a customer pays, for queries of products; every price of a cart, an order or a signed-in page goes through it. */
export { memberPrice, toMemberRows } from './member-price.ts';
