import { clearPass, readAccess } from './access.ts';
import { deleteAccount, exportAccount } from './account-data.ts';
import { readActivity, reportCapture } from './activity.ts';
import { applyAsAffiliate } from './affiliate-applications.ts';
import { trackAffiliateClick } from './affiliate-clicks.ts';
import { trackEvent } from './analytics.ts';
import { reportClientError } from './client-errors.ts';
import type { Contract } from './contract.ts';
import { sendVerificationEmail, undoEmailChange, verifyEmail } from './email-verification.ts';
import { health, ready } from './health.ts';
import { rateLook, readLookRating } from './look-ratings.ts';
import {
  disableMaintenance,
  enableMaintenance,
  readMaintenance,
  toggleMaintenance,
} from './maintenance.ts';
import {
  deleteLook,
  likeLook,
  listLooks,
  readLook,
  restoreLook,
  saveLook,
  unlikeLook,
  updateLook,
} from './makeup-looks.ts';
import {
  confirmNewsletter,
  openUnsubscribe,
  subscribe,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from './newsletter.ts';
import {
  grantAccess,
  readCustomer,
  refundPayment,
  revokeAccess,
  searchCustomers,
} from './operator-customers.ts';
import { listSupportTickets } from './operator-support.ts';
import { openapi } from './openapi.ts';
import { answerTestChallenge, confirmTestPayment } from './payment-sandbox.ts';
import {
  createPaymentIntent,
  readOrder,
  noteReceiptAddress,
  readPaymentOptions,
  receivePaymentEvent,
  updatePro,
} from './payments.ts';
import { changePassword, forgotPassword, resetPassword } from './password.ts';
import { updateProfile } from './profile.ts';
import {
  listSessions,
  login,
  loginWithTotp,
  logout,
  readCurrentUser,
  revokeOtherSessions,
  revokeSession,
} from './session.ts';
import {
  analyzeFace,
  analyzeSkin,
  askVoiceAssistant,
  chatWithArtist,
  joinChallenge,
  shareToSocial,
  startCommunitySession,
  startLiveStream,
} from './pro-features.ts';
import { addAwards, readProgress } from './progress.ts';
import { disconnectProvider, readSignInMethods } from './sign-in-methods.ts';
import { professionalSignUp, signUp } from './sign-up.ts';
import { finishSocialSignIn, listSignInProviders, startSocialSignIn } from './social-sign-in.ts';
import {
  cancelSubscription,
  changePaymentMethod,
  downloadInvoice,
  listInvoices,
  readSubscription,
  resumeSubscription,
  usePaymentMethod,
} from './subscription.ts';
import { contactSupport } from './support.ts';
import { confirmTotp, disableTotp, startTotp } from './totp.ts';

/** Every endpoint there is. */
export const CONTRACTS: readonly Contract[] = [
  health,
  ready,
  openapi,
  signUp,
  professionalSignUp,
  login,
  loginWithTotp,
  logout,
  readCurrentUser,
  listSessions,
  revokeSession,
  revokeOtherSessions,
  forgotPassword,
  resetPassword,
  changePassword,
  verifyEmail,
  sendVerificationEmail,
  undoEmailChange,
  readSignInMethods,
  disconnectProvider,
  updateProfile,
  exportAccount,
  deleteAccount,
  listSignInProviders,
  startSocialSignIn,
  finishSocialSignIn,
  startTotp,
  confirmTotp,
  disableTotp,
  listLooks,
  saveLook,
  readLook,
  updateLook,
  deleteLook,
  restoreLook,
  likeLook,
  unlikeLook,
  readActivity,
  reportCapture,
  readProgress,
  addAwards,
  readLookRating,
  rateLook,
  trackEvent,
  readMaintenance,
  toggleMaintenance,
  enableMaintenance,
  disableMaintenance,
  searchCustomers,
  readCustomer,
  refundPayment,
  grantAccess,
  revokeAccess,
  listSupportTickets,
  readAccess,
  clearPass,
  analyzeFace,
  askVoiceAssistant,
  analyzeSkin,
  chatWithArtist,
  startLiveStream,
  shareToSocial,
  startCommunitySession,
  joinChallenge,
  readPaymentOptions,
  createPaymentIntent,
  noteReceiptAddress,
  readOrder,
  updatePro,
  receivePaymentEvent,
  confirmTestPayment,
  answerTestChallenge,
  readSubscription,
  cancelSubscription,
  resumeSubscription,
  changePaymentMethod,
  usePaymentMethod,
  listInvoices,
  downloadInvoice,
  subscribe,
  subscribeToNewsletter,
  confirmNewsletter,
  unsubscribeFromNewsletter,
  openUnsubscribe,
  contactSupport,
  applyAsAffiliate,
  trackAffiliateClick,
  reportClientError,
];
