/** How the id of a member is written: anything else is nobody, and is not asked about. */
export const memberId = /^[\w-]{1,64}$/;
