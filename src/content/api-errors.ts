/** What the server says to a person when a call fails, by the error's code. */
export const API_ERROR_MESSAGES = {
  bad_request: 'The request could not be understood.',
  not_found: 'There is nothing at this address.',
  payload_too_large: 'That is larger than we can take.',
  unsupported_media_type: 'That kind of content is not accepted here.',
  timeout: 'The request took too long to arrive.',
  internal: 'Something went wrong on our side. Please try again.',
} as const;
