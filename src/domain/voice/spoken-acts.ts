/** How people ask the studio itself for something. */

import { act, loneAct, type Row } from './spoken-row.ts';

export const ACT_ROWS: readonly Row[] = [
  act(
    'capture',
    'capture, cap sure, cap chore, capture look, capture this, capture it, take a picture, take picture, take a photo, take photo, take a snapshot, screenshot, take a screenshot, take a selfie, selfie, take a pic, take my picture, take my photo, take a shot, photograph, picture please, take a pitcher, take a photograph, take the picture, take the photo, say cheese, photo please, snap a picture, snap a photo, take another picture, take another photo, take a pick, take one picture, make a photo, make a picture, make photo, make picture, make a screenshot, shoot a photo, do a photo, get a picture, get a photo, capture my look, take me a picture, take a photo please',
  ),
  act(
    'compare',
    'compare, with and without, with or without, comparison, before and after, before after, compare with, show me before, show the before, show before, see before, see the difference, show the difference, show me without makeup, side by side, split screen, split view, show the original, show me the original, what did i look like before, show me my face without makeup, show me with no makeup, compare to, compare it, see me without makeup, see my face without makeup, how did i look before, show me the difference, divider, the divider, split, the slider, half and half, side to side',
  ),
  act(
    'flip',
    'flip, unflip, flip it, mirror image, flip the picture, flip the image, mirror the image, mirror the picture, mirror it, flip the camera, flip the video, unmirror, turn it around, swap left and right, flip image, flip screen, flip the screen, wrong way around, reverse the image, reverse the picture, flip me, flip camera, other way around, flip my face, back to front, the right way round, right way round, the wrong way round, wrong way round, the other way round, inside out',
  ),
  act(
    'save',
    'save, save it, save this, save that, save look, save this look, save the look, save my look, keep this look, store this look, remember this look, store it, safe this look, save makeup, saved this look, store the look, keep this one, remember this one, remember this, remember it, keep this as, keep it as, store this, store that, call this look, call this, call it, name this look, name this, name it, save my makeup, save what i have on, save what im wearing, save what i am wearing, save all this, bookmark, bookmark this, hold on to this look, keep the look, keep my look, put this in my looks, add this to my looks, add to my looks, add it to my saved looks, add this to my saved looks, same this look, safe it',
  ),
  act(
    'shopping',
    'shopping, open shopping, open the shop, open shop, shop this, shop this look, buy this, buy it, where can i buy, where can i get, want to buy, where do i buy, where to buy, order this, purchase, go shopping, open the store, show me the products, how much does, how much is, how much for, how much are, what does it cost, what do they cost, what does this cost, the price of, price of, whats the price, i want to order, add to cart, add it to my cart, shopping list, shopping cart, get me this one to buy, i want to buy, id like to buy, like to buy, to buy this, to buy it, to buy that, wheres this from, where is this from, where do they sell, where do i get, find products, open shopping list, wanna buy, can i buy, where did you get, in a shop, in shops, in the shops, in a store, in stores, in the store, find this in',
  ),
  act(
    'start-camera',
    'start the camera, start camera, turn on the camera, turn the camera on, camera on, switch on the camera, open the camera, open camera, turn on camera, switch the camera on, start the video, start mirror, start the mirror, use my camera, use the camera, activate camera, activate the camera, start my camera, turn on my camera, turn my camera on, start the webcam, turn on the webcam, launch the camera, put on the camera, put the camera on, begin camera, enable the camera, enable camera, show me my face, open up the camera, open my camera, switch on camera',
  ),
  act(
    'stop-camera',
    'stop the camera, stop camera, turn off the camera, turn the camera off, camera off, switch off the camera, close the camera, close camera, turn off camera, switch the camera off, stop the video, stop the mirror, stop my camera, turn off my camera, turn my camera off, disable the camera, stop filming, stop recording me, put off the camera, shut off the camera, shut the camera, turn off the webcam, kill the camera',
  ),
  act(
    'undo',
    'undo, cancel the last, cancel the last one, cancel the last change, cancel the change, undoo, undu, undo that, undo it, undo this, go back, take that back, take it back, revert, revert that, oops, put it back, undo last, undo the last change, bring it back, how it was, as it was, like before, like it was, how it was before, on do, un do, undo the last one, as it was before, the way it was, change it back, go back one, back please, an do, an do that, an do it, and do that, on do that, and you, undue, and due, undo please, step back, previous one, bring that back, put that back, change that back, i liked it before, it was better before, i liked the old one, go back to the previous one, i preferred it before, return to before, back to before, go back to before, the before one, before one, same the before one, the one before, nicer before, better before, prettier before, was nicer, was better, was prettier, it was nicer a moment ago, it was better a moment ago, a moment ago, a second ago, take that off again, reverse that, never mind that, not what i meant, thats not what i meant, thats not what i said, wrong one, not that one, rewind, ctrl z, control z, one step back, how i had it, the way i had it, as i had it, what i had before, un done',
  ),
  act(
    'redo',
    'redo, redo that, redo it, re do, do it again after all, bring back the change, undo the undo, read you, forward again, what you just undid, what i undid, what i just undid, what was undone, what i took back, bring back what you just undid, what you undid, step forward, one step forward, go forward, un undo, i want it back after all',
  ),
  act(
    'reset',
    'reset, back to the start, back to start, to the start, from the start, start over, start all over, start all over again, start afresh, afresh, begin anew, begin all over, all over again, start again, start from scratch, reset everything, reset all, start fresh, clear everything, reset the look, begin again, back to the beginning, from the beginning, clear all, re set, start anew, begin from scratch, back to default, restore defaults, go back to the beginning, go back to the start, from scratch, start from the beginning, restart, reset my look, wipe the slate clean, clean slate, forget everything, forget it all, back to zero, from zero, from the top, begin from zero, start from zero, back to square one, everything back to normal, default look, the default, factory settings, reboot, redo everything, new start',
  ),
  act(
    'delete',
    'delete, delete this look, delete the look, delete my look, delete this, delete it, delete that, delete my saved look, delete saved look, delete my saved looks, delete look, erase this look, remove this look, remove my saved look, trash this look, throw away this look, throw this look away, bin this look, remove the saved look, get rid of my saved look, get rid of the saved look, get rid of this look, erase my saved look, erase my look, throw out my saved look, throw out my look, trash my look, trash my saved look, bin my saved look, delete the saved look, remove my look, get rid of my look, delete a look, delete one of my looks, delete the saved',
  ),
  act(
    'wearing',
    'what am i wearing, whats that called, what is that called, what is this called, whats this called, have i got on, do i have on, am i wearing, i got on, i have on, what i am wearing, what im wearing, what do i have on, what have i got on, whats on my face, what is on my face, what do i wear, what am i having on, which lipstick is this, what lipstick is this, which shade is this, what shade is this, what color is this, what colour is this, which color is this, which colour is this, read me the look, describe the look, describe my look, describe my makeup, tell me what im wearing, tell me what i am wearing, whats my look, what is my look, read the look, which lipstick am i wearing, what lipstick am i wearing, what color am i wearing, what colour am i wearing, what shade am i wearing, what blush am i wearing, what eyeshadow am i wearing, what is this color, whats this color, whats this shade, what is this shade, what do i look like, describe this look, what am i where in, which color am i wearing, which one is this, which products am i wearing, which blush is this, what lipstick do i have on, what shade is my lipstick, what color is my lipstick, what color are my lips, what makeup am i wearing, what makeup do i have on, whats on my lips, what is on my lips, what have i on, what does my makeup look like, list my makeup, whats on me, read out my makeup, read out what i have on, read my look, tell me what i have on, tell me whats on my face, what did you put on me, what did you put on my face, what have you put on me, what have you done, what is that color, what is that colour, whats that color, whats that colour, what is it called, whats it called, how do i look, how do i look now, remind me what im wearing, remind me what i am wearing',
  ),
  act(
    'help',
    'hilfe, what colors can i use, what colours can i use, what colors are there, what colours are there, what colors do you have, what colours do you have, which colors do you have, which colours do you have, what shades do you have, which shades do you have, what looks do you have, which looks do you have, what looks are there, what else can i say, what else can you do, what else, what do you do, what are you able to do, what can i ask for, what can i say, what can you do, what can i do, how does this work, how do i use this, what do you understand, what commands, which commands, commands, show commands, list commands, instructions, what can i ask, how does it work, what should i say, what are my options, i need help, what do i say, give me examples, i dont know what to say, how do you work, how do i make this work, how do i make it work, how do i start, how do i do this, teach me, what now',
  ),
];

export const LONE_ACT_ROWS: readonly Row[] = [
  loneAct(
    'capture',
    'picture, a picture, photo, snap, cheese, snapshot, pic, pics, photos, selfies, selfy, selfi, foto, fotos, snap this, snap it, snap me, snap that, shoot, shoot me, say cheese please',
  ),
  loneAct('compare', 'before, the before, difference, the difference'),
  loneAct(
    'undo',
    'return, back, previous, the previous, last one, the last one, what i had, restore it, restore that, reverse it, give me back, mistake, my mistake, whoops, oopsie',
  ),
  loneAct('redo', 'forward'),
  loneAct('shopping', 'price, prices, shop, buy, the shop, products'),
  loneAct(
    'help',
    'help, help me, please help, options, examples, tutorial, ideas, suggestions, menu, hints',
  ),
];
