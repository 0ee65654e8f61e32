/** The mailbox of support: whoever runs this service under an address of their own changes it here. */
export const SUPPORT_EMAIL = 'support@lookglass.example';
