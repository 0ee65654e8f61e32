/** The terms and the privacy notice. They describe what the code does: change both together. */

export interface LegalSection {
  /** Part of an address: `/privacy#cookies`. */
  readonly id: string;
  readonly title: string;
  /** A text is a paragraph, several together are a list. */
  readonly parts: readonly (string | readonly string[])[];
}

export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly updated: string;
  /** A summary. */
  readonly gist: readonly string[];
  readonly sections: readonly LegalSection[];
}

export const LEGAL_WORDS = {
  inShort: 'In short',
  contents: 'On this page',
} as const;

export const PRIVACY: LegalText = {
  title: 'Privacy',
  lead: 'What stays with you, what reaches our server, and how to see or erase it.',
  updated: 'Last changed in November 2026',
  gist: [
    'Your face stays on your device. One picture is sent to us only when you ask our server to measure or sign it and agree, and it is not kept. Numbers of your skin, and what you react to, are kept with your account only once you agree to that.',
    'You can use the mirror without an account. With one, we keep what you save and what signing in needs.',
    'No advertising, no third-party tracking, no request to any other company while you use the pages.',
    'You can download everything we keep about you, and delete it, at any time.',
  ],
  sections: [
    {
      id: 'camera',
      title: 'The camera and your photos',
      parts: [
        'The mirror runs inside your browser. Its face model is downloaded from this server once, and then works on your device: it finds your face in each frame, draws the makeup, and forgets the frame. No frame, no photo you open and no measurement of your face is sent to us or to anyone else, and none is stored, unless you send it yourself as the next paragraphs say.',
        'Recommendations and the skin analysis run on your device. If you choose the server for one of them, you are shown the picture that would be sent and asked each time. If you agree, our server measures that picture in its memory, overwrites it and sends you the answer. It stores and logs neither the picture nor what it measured, and shows them to no other company. An AI model never sees the picture. If this server has one, you can let it word your recommendations by checking a box in the same question: it then gets our reasons and tips as text, with the measures that stand in them.',
        'You can ask us to sign a picture. You are shown it and asked each time. If you agree, our server signs it in its memory, overwrites it and sends it back to you. It stores and logs neither the picture nor anything about it; it only counts how often your account asked. The record in the signed picture says that virtual makeup was applied, and the size, fingerprint and time of the picture. It names nobody. Pictures that you check for such records stay on your device.',
        'In the artists’ chat you can share what the mirror measures: the names of classes, such as “warm undertone” or “round face”, and never a picture or a number. You see each of them before any is sent. They go to our server with each message until you stop or leave the page, and it neither stores nor logs them. If this server has an AI model, that gets them only if you check its box.',
        'A history of your skin is off until you turn it on, holds numbers only, and is sent to us only if you agree to keep it with your account. What it is, and how to take it back, is told under “A history of your skin”.',
        'In the shop, what you search for and the colors of the makeup that you have chosen in the mirror are sent to our server, which finds the products that come nearest. It neither stores nor logs them. The picture in the mirror is not sent.',
        'When you press Capture Look, the picture is saved to your own downloads. If you are signed in, your browser tells us that a photo was captured, so that your activity page can count it. It does not send the photo.',
        'In Professional Mode you can keep snapshots and films of the mirror, with your voice if you turn that on. They stay on your device until you delete them or sign out, and are never sent to us.',
        'If you go live, which takes your consent each time, the mirror’s picture goes from your browser through our server to the people who watch, with your name, your look and, where you turn it on, your voice. It passes through and is never stored. What is written in the chat, the title and the steps of your look are stored with your account, and erased 30 days after it ended. Captions are made of what you say by your own device, if your browser can do that; only their text is sent, and we keep the last one until the session ends. A recording of your session stays on your device. You end it at any moment, and it ends by itself when you leave the page or sign out. People who watch only receive: no picture of theirs is sent. If you ask to be reminded of a session, we keep that with your account until 30 days after it, and send you one email.',
        'If you enter a look in a challenge, people see that public look on a drawn face, without your name. Which challenge you joined, what you entered and what you voted for is stored with your account; your vote is erased 30 days after the challenge ended, and nobody is told whom you voted for. When a challenge that you entered ends, we send one email with the result to your address, if you have confirmed it.',
        'Your browser asks you before it opens the camera, and shows while it is on. You can withdraw that permission in the browser at any time; the mirror then works with a photo or with the drawn model.',
      ],
    },
    {
      id: 'account',
      title: 'What an account stores',
      parts: [
        'If you create an account, we store what you tell us and what signing in needs:',
        [
          'your name and email address, and whether you have confirmed that address;',
          'your password, only as an argon2id hash from which it cannot be read back;',
          'if you sign in with Google, Apple or Microsoft: the ID by which that provider knows you. We ask it for your name and email address, and for nothing else;',
          'if you add an authenticator app: its secret and your backup codes, encrypted;',
          'where you are signed in: when, and which browser and system. Your network address is not stored with it;',
          'if you sign up as a makeup artist: your business name, certifications, years of experience, portfolio, specialties and location.',
        ],
        'We use this to let you in, to show you what is yours, and to send the emails that an account needs: to confirm an address, to set a new password, to tell you about changes to your account. We send no advertising to it.',
      ],
    },
    {
      id: 'looks',
      title: 'Your looks and your activity',
      parts: [
        'A look that you save is a name and a set of colors and intensities. It holds nothing about your face, and the little picture beside it is drawn from those colors. A private look is visible to you alone. A public one can be opened and liked by anyone who has its link. Only if you switch it on is it also shown in the community’s gallery: its name and its colors, never yours.',
        'Of a public look we count for each day how often its link was opened and how often it was put on. A page tells that with a random number that it forgets when it is closed; we keep a scrambled value of it for an hour, so that nothing counts twice. The totals hold no account and no network address, and the person whose look it is can read them. A browser that asks not to be tracked tells nothing.',
        'Your activity lists what you did here: looks made, photos captured (that it happened, not the photo), looks liked, when you signed in. Only you can see it.',
        'Progress (levels, challenges, achievements) is a list of what was done on which day, without your face or your looks. It stays on your device until you sign in, and is part of your account from then on.',
        'What others see of you (your name in a live session, a look that is public, a title, a message in a chat) can be reported by anyone. We then keep a copy of its words and shades as they were, never of a picture, with how many people reported it, their reasons and what they wrote. Only people who run this service read that. They can hide it, end a session, or close going live, the chat or public looks to an account, for a time or until they lift it; you are told what was decided and why, and you can write to us about it. The person who reported something is not named to you. A report is kept for 180 days after it was decided, or for a year after the last one where nothing was decided; that something was closed to you, for a year after it ended. The host of a live session can mute or block you there; that is kept with the session. All of this is in the download of your data and goes with your account.',
        'A rating is a look and a number of stars; others see only the average. If you continue from a sample artist to a booking, we record the artist and, if you are signed in, your account.',
        'Your wishlist and your bag stay on your device until you sign in, and are part of your account from then on: which products, what you wrote down of them, and how often you used them. What is inside a product is compared with your allergens on your device. If you ask for it, we write to your verified address when a wish gets cheaper or is in stock again; each of these emails has a link that ends them. A list that you share is a link with the numbers of its products, and says nothing about you.',
        'If you follow a product’s link to a shop, we count the click for that product, that shop and that day. If you are signed in, we also keep it with your account for a year, as a figure of your own. The shop learns that you come from Lookglass, and nothing about you; it is asked for nothing before you press Buy.',
      ],
    },
    {
      id: 'skin-history',
      title: 'A history of your skin',
      parts: [
        'The skin analysis, a part of Pro, can keep the numbers of each analysis, so that you can see what changes. It keeps nothing until you choose where. On this device, they stay in this browser. With your account, we store them here, and on each device where you sign in they can be seen and added to.',
        'For each analysis, these numbers are: when it was, how good the light was, your score, and up to 12 measures of the whole face with their intervals. With the account, we also store when you agreed. No picture, no landmark and no map of your face is among them. Only you can see them; nothing else is done with them, and no AI model gets them.',
        'You can delete one, delete all, or take your agreement back, in the panel of the skin analysis or in Account Settings. Taking it back deletes them at once. The download of your data contains them, and deleting your account erases them.',
      ],
    },
    {
      id: 'health',
      title: 'Allergens, dislikes and what you log of your health',
      parts: [
        'Health & Wellness Monitoring, a part of Pro, compares lists of ingredients that you paste with a list of your allergens and dislikes. Both are read on your device. What you paste is not kept, and nothing of either is counted or logged.',
        'Your list stays in this browser. If you agree to that with a box of its own, we also keep it with your account: the names on it, which of them are allergens, and when you agreed. Allergens can say something about your health, so we do nothing else with them: only you can see them, and no AI model gets them. You can take your agreement back in the same place or in Account Settings, which erases the list here at once. The download of your data contains it, and deleting your account erases it.',
        'Nights, mornings, water and answers about stress stay in this browser and are never sent. When you measure under your eyes, numbers with their intervals are kept, and no picture.',
      ],
    },
    {
      id: 'writing',
      title: 'What you write to us',
      parts: [
        'The newsletter goes only to people who asked for it and opened the link in our first email. We store the address, where on our pages it was entered, and when it was confirmed. You can unsubscribe from any email with one click; we then delete the address at once. The emails hold nothing that tells us whether you opened them.',
        'A message to support, or an application for the affiliate partnership, is stored as you typed it, with a ticket number for support, and with your account if you were signed in. What you have typed and not yet sent is kept in that tab of your browser alone.',
      ],
    },
    {
      id: 'counting',
      title: 'How we count visits',
      parts: [
        'To know what gets used and what breaks, the pages report small events to our own server: which page was opened, that a camera was started or why it could not be, which of our shades and looks were put on, that a photo was captured, that a look was saved, that an account was made or Pro was bought, and how fast the mirror runs. Each carries the page’s path, the time, and a random number that your browser made up for this purpose.',
        'An event about the camera or the mirror also says which family of browsers yours belongs to, such as Safari, and whether it runs on a phone, a tablet or a desktop. Nothing about a face, no measurement and no picture is ever part of an event.',
        'An event is stored without your name, your account or your network address, and we do not link the random number to an account. If your browser sends Global Privacy Control or Do Not Track, no event is sent at all. What cannot be sent waits in your browser, for seven days at most.',
        'When a page breaks, it reports where in the program that happened and in which version. Addresses, numbers and everything after a question mark are taken out before it is sent, and again when it arrives.',
        'You can have the random number forgotten here. We then erase what is stored under it.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      parts: [
        'We set no cookie until you rate a look, pay for an hour of the artists, or sign in. If you rate a look or pay for such an hour without an account, we set one with a random number that keeps it yours for a year; when you sign in, both move to your account and that cookie is removed. Signing in sets one that keeps you signed in, and, for minutes at most, a few that carry a sign-in with a provider or with an authenticator app from one step to the next. Scripts cannot read them, and they are sent to this site only. The people who run this service may have one more, which says only that they look past the maintenance screen.',
        'Your browser’s own storage also holds, on your device:',
        [
          'the look you are wearing, and your choice of theme and camera;',
          'your name and address as last known, so that the header can show them right away;',
          'the random number for counting visits, and events that could not be sent yet;',
          'which Pro access you have, as last known, and the number of an order that you have started to pay for;',
          'the numbers of your skin analyses, if you have asked to keep them here, or until your account has them;',
          'your wishlist and your bag;',
          'your allergens and dislikes, and the nights, mornings, water and answers about stress that you log;',
          'the snapshots and tutorials that you make in Professional Mode, with their pictures and films, which are never sent to us;',
          'the products that you looked up in the product register, and which state of it this device saw last;',
          'your progress, until the server has it.',
        ],
        'Signing out clears all of it except the theme, the camera, the state of the product register that was seen last, and any progress, numbers of your skin or changes of your lists meant for your account that could not be sent yet, which wait for your next visit. The browser also keeps a copy of the app’s own files, so that the mirror works without a network, and of this site’s certificate once you have used Verify; they hold nothing about you.',
      ],
    },
    {
      id: 'others',
      title: 'Who else is involved',
      parts: [
        'Pages, fonts, pictures and face models all come from this server. If you choose to sign in with Google, Apple or Microsoft, your browser goes to that company, whose own privacy notice then applies. Emails are sent through the mail service of the person or company that runs this server.',
        'Cards are taken by Stripe, in its own fields on the page where you pay and on no other page of ours: no card number reaches this server. Stripe gets what you type there, the amount and a random customer number, and neither your name nor your address from us. Stripe tells us whether it was paid, what kind of card it was and its last four digits. In test mode no one else is involved and nothing is charged.',
        'The person or company that runs this server may have chosen an AI model that puts answers of the artists’ chat into words. Where that is so, the chat says it, and the server of that model gets what you write there, the turns before it and the look you are wearing, in words, and the measurements you share only if you allow that separately. It gets no picture, no name and no address. Where there is no such model, what you write there goes no further than this server. The Social Media Hub asks it for a caption only if you switch that on there: it gets the names of your shades and the occasion. The voice assistant asks that model only if you switch it on there, about words that it doesn’t understand itself: the model’s server then gets these words, as text, and the colors you are wearing.',
        'To help you, operators of this service can look up your name, address, plan and payments. Everything they look up or do is recorded, and no one can change that record.',
        'We do not sell or lend data about you. We hand it to authorities only where the law requires us to.',
      ],
    },
    {
      id: 'security',
      title: 'Logs and protection',
      parts: [
        'The server keeps a technical log: which address was asked for, when, how it answered. It is built so that no password, link, cookie or picture can get into it.',
        'To prevent password guessing, we count attempts per network address and per account. The counters hold scrambled values in place of the addresses, and are dropped after an hour at most.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep things',
      parts: [
        [
          'Your account and what is in it: until you delete it.',
          'A sign-in: 30 days from the last visit if you asked to be remembered, otherwise one day.',
          'A link to set a new password: 10 minutes. A link to confirm an address: 24 hours.',
          'An earlier email address of your account: 7 days, in which you can go back to it.',
          'A deleted look: while you can still undo it, and for a short time after. How often a look was opened and put on: as long as the look.',
          'Numbers of your skin kept with your account: until you delete them or take your agreement back. The newest 500 analyses are kept; older ones are removed to make room.',
          'Your wishlist and your bag: until you remove what is in them. That you asked for emails about wishes: until you stop them.',
          'Allergens and dislikes kept with your account: until you remove them or take your agreement back.',
          'Your activity: the most recent entries; older ones are removed to make room.',
          'An address entered for the newsletter: 7 days if no one confirms it, otherwise until you unsubscribe.',
          'Which issues of the newsletter were sent to a subscriber: 90 days, or until you unsubscribe.',
          'Messages to support and applications: two years.',
          'The record of what operators of the service looked up and did: ten years.',
          'Payments and invoices: as long as the law requires books to be kept. When you delete your account, its subscription ends, Stripe forgets your card, and they stay under a random number that leads to no one.',
          'The address you give for the receipt of an hour bought without an account: with the payment, as long as the law requires books to be kept. It is used for that receipt, for a refund, and to find the payment when you ask about it.',
          'Reports of broken pages: 30 days after they were last seen.',
          'Counted events: 90 days, unless the person or company that runs this server has chosen another time. Which random number came on which day: 180 days. After that, only totals are left, and they name no one.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'See, correct, download, erase',
      parts: [
        'In Account Settings you can correct your name and address, see every place where you are signed in and sign out there, and download everything we keep about you as one file that programs can read.',
        'There you can also delete your account. That erases it and everything in it at once, and ends every session. What must stay on record (that a subscription existed, or that someone running the service did something concerning an account) stays under a random pseudonym in place of your identity.',
        'If the law where you live gives you further rights, such as objecting or complaining to an authority, they apply here too. For anything that the settings cannot do, write to the person or company that runs this server.',
      ],
    },
    {
      id: 'changes',
      title: 'When this changes',
      parts: [
        'This notice describes what the software does. If the software starts to do something else with data about you, this page changes with it, and if the change matters to you, we tell you before it takes effect.',
      ],
    },
  ],
};

export const TERMS: LegalText = {
  title: 'Terms & Conditions',
  lead: 'What you can expect of us, and what we ask of you.',
  updated: 'Last changed in November 2026',
  gist: [
    'The mirror is free to use, with or without an account.',
    'What you make is yours. If you make it public, others may wear it.',
    'Colors on a screen are an impression: a shade may look different on your skin.',
    'You may leave at any time, and take your data with you.',
  ],
  sections: [
    {
      id: 'service',
      title: 'What Lookglass is',
      parts: [
        'Lookglass is a mirror in your browser that shows you with makeup on. With an account you can save looks, share them and find them again. These terms are an agreement between you and the person or company that runs this server, called “we” here. By creating an account you agree to them.',
        'You need to be old enough to make such an agreement where you live. If you are not, ask a parent or guardian to make it with you.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      parts: [
        [
          'Tell us an email address that you can read: links to confirm it and to set a new password go there.',
          'Keep your password to yourself, and tell us if you believe that someone else has it. Changing it ends every other session.',
          'One account is for one person or, for makeup artists, for one business.',
        ],
        'The privacy page, which is part of these terms, says what we store about you and why.',
      ],
    },
    {
      id: 'looks',
      title: 'What you make',
      parts: [
        'Your looks and their names belong to you. You let us store them and show them to you, and, for as long as you have made one public, show it to anyone who opens its link. You can make it private again or delete it at any time; anyone who has put on its colors by then may keep wearing them.',
        'Names of public looks are seen by strangers. Names that insult, threaten or deceive people, or that use someone else’s name as if it were yours, are not welcome, and we may hide or remove such looks.',
      ],
    },
    {
      id: 'fairness',
      title: 'Playing fair',
      parts: [
        'Please do not:',
        [
          'try to get into accounts, data or parts of the service that are not yours;',
          'overload the service, or send it more automated requests than a person would make;',
          'use it to mislead others about who someone is or what they have agreed to;',
          'open someone’s picture in the mirror to hurt or humiliate them.',
        ],
        'If you find a security problem, tell us before you tell others. We’ll be grateful.',
      ],
    },
    {
      id: 'truth',
      title: 'What a mirror can promise',
      parts: [
        'We work hard to draw makeup as it would look in your light and on your skin. Still, cameras and screens differ, and so does skin. A shade on the screen is an impression to choose by, not a promise about a product, and nothing that Lookglass shows is medical advice.',
      ],
    },
    {
      id: 'professional',
      title: 'Makeup artists',
      parts: [
        'A professional account tells us about your business and your training. What you tell us must be true. Certifications count as unchecked until someone has looked at them, and we may ask you for proof.',
      ],
    },
    {
      id: 'payment',
      title: 'Free and Pro',
      parts: [
        'The mirror, saved looks and everything else on this page are free. Where Pro is offered, its price and its period are shown before you pay, and nothing is charged without your consent.',
        'A subscription renews automatically, at the price that you agreed to, until you cancel it. When a renewal payment fails, Pro continues for three days, in which you can fix the payment, and then ends. An hour of the artists’ chat begins when it is paid for, or when the hour before it ends, and does not renew.',
        'You can cancel a Pro subscription at any time in Account Settings. It then runs to the end of the period that is paid for and does not renew. Within 30 days of paying you can get your money back, without giving a reason.',
      ],
    },
    {
      id: 'availability',
      title: 'When things do not work',
      parts: [
        'We take good care of the service, but cannot promise that it is always available: it is sometimes under maintenance, networks fail, software has bugs. What the server has confirmed as saved is meant to survive all of that.',
        'We are liable for harm that we cause on purpose or by gross negligence, and wherever the law does not let us exclude it. Beyond that, for a service that is free, we are liable for nothing more than the law requires.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending it',
      parts: [
        'You can delete your account at any time in Account Settings, and download your data before you do. We may close an account that seriously breaks these terms. Except where there is danger, we first tell you why and give you the chance to fix it and to download your data.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes, and the law',
      parts: [
        'If we change these terms in a way that matters, we tell you by email or on this page at least 14 days before, and you may leave if you do not agree. If one sentence here turns out not to be valid, the rest still is. Nothing said here affects the law that protects consumers where you live.',
      ],
    },
  ],
};
